/// The compiler settings of a target, as code of a manifest.
struct SwiftSettings {
  let lines: [String]
  /// A setting that couldn't be kept.
  let problem: String?

  init(_ target: XcodeTarget) {
    let debug = Self.conditions(target.debug)
    let release = Self.conditions(target.release)
    var lines: [String] = []
    var problem: String?
    let version = target.debug["SWIFT_VERSION"] ?? "5.0"
    switch version.split(separator: ".").first.flatMap({ Int($0) }) ?? 5 {
    case ..<4:
      problem = "Swift \(version) is compiled as Swift 4"
      lines.append(".swiftLanguageMode(.v4)")
    case 4: lines.append(".swiftLanguageMode(\(version.hasPrefix("4.2") ? ".v4_2" : ".v4"))")
    case 5: lines.append(".swiftLanguageMode(.v5)")
    default: lines.append(".swiftLanguageMode(.v6)")
    }
    if target.debug["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      lines.append(".defaultIsolation(MainActor.self)")
    }
    let isApproachable = target.debug.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    let isSix = lines[0] == ".swiftLanguageMode(.v6)"
    for feature in Self.features where !isSix || Self.beyondSix.contains(feature) {
      if isApproachable && Self.approachable.contains(feature)
        || target.debug.isOn(Self.setting(of: feature))
      {
        lines.append(".enableUpcomingFeature(\(Quoted.text(feature)))")
      }
    }
    for name in debug.union(release).sorted() {
      let when =
        debug.contains(name) && release.contains(name)
        ? "" : ", .when(configuration: .\(debug.contains(name) ? "debug" : "release"))"
      lines.append(".define(\(Quoted.text(name))\(when))")
    }
    self.lines = lines
    self.problem = problem
  }

  /// Returns the compilation conditions without DEBUG, which SwiftPM defines itself.
  private static func conditions(_ settings: BuildSettings) -> Set<String> {
    var names = Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    var isNext = false
    for word in settings.words("OTHER_SWIFT_FLAGS") {
      if isNext { names.insert(word) }
      isNext = word == "-D"
      if word.hasPrefix("-D"), !isNext { names.insert(String(word.dropFirst(2))) }
    }
    return names.subtracting(["DEBUG"]).filter { $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }
  }

  private static let features = [
    "ConciseMagicFile", "DisableOutwardActorInference", "ExistentialAny",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "InferIsolatedConformances", "InferSendableFromCaptures", "InternalImportsByDefault",
    "IsolatedDefaultValues", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    "RegionBasedIsolation",
  ]

  /// The upcoming features that approachable concurrency includes.
  private static let approachable: Set<String> = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The upcoming features that aren't part of Swift 6. The compiler warns about the others.
  private static let beyondSix: Set<String> = [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ]

  /// Returns the setting of a feature: `SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY` for
  /// `MemberImportVisibility`.
  private static func setting(of feature: String) -> String {
    "SWIFT_UPCOMING_FEATURE"
      + feature.map { ($0.isUppercase ? "_" : "") + $0.uppercased() }.joined()
  }
}
