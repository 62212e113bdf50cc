/// A time that is left: `9:41`, `1:09:41`.
///
/// - Parameter seconds: not negative.
func clockText(_ seconds: Int) -> String {
  let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
  let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
  let start = hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)"
  return "\(start):\(padded(seconds % 60))"
}
