import SoberlogCore

extension Presentation {
  /// A line for each milestone that is reached today.
  func lines(reached milestones: [Milestone]) -> [String] {
    milestones.map { milestone in
      let text = MilestoneTexts(language: language).reachedToday(milestone.span)
      return paint(shown(own: text), .glad)
    }
  }
}
