// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "soberlog",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .executable(name: "soberlog", targets: ["soberlog"]),
    .library(name: "SoberlogCore", targets: ["SoberlogCore"]),
  ],
  targets: [
    .target(
      name: "SoberlogCore",
      exclude: ["Emoji/generate-emoji-name-table.py", "Emoji/generate-emoji-table.py"]),
    .target(name: "StrictJSON"),
    .target(name: "SoberlogStore", dependencies: ["SoberlogCore", "StrictJSON"]),
    .executableTarget(
      name: "soberlog", dependencies: ["SoberlogCore", "StrictJSON", "SoberlogStore"],
      exclude: ["Terminal/generate-width-table.py"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "SoberlogCoreTests", dependencies: ["SoberlogCore", "TestSupport"]),
    .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON", "TestSupport"]),
    .testTarget(
      name: "SoberlogStoreTests",
      dependencies: ["SoberlogStore", "SoberlogCore", "StrictJSON", "TestSupport"]),
    .testTarget(
      name: "soberlogTests",
      dependencies: ["soberlog", "SoberlogCore", "SoberlogStore", "StrictJSON", "TestSupport"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
}
