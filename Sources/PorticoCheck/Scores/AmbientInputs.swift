/// The inputs that code takes from its environment instead of a parameter.
enum AmbientInputs {
  struct Input {
    let text: String
    let place: Place
  }

  private static let singletons: Set<String> = [
    "shared", "standard", "sharedInstance", "sharedManager", "instance",
  ]

  static func all(in screen: Screen) -> [Input] {
    screen.members.flatMap { member in
      member.type.functions.flatMap { function in
        (function.facts.body?.uses ?? []).compactMap { use in
          text(of: use, in: function.file).map {
            Input(text: $0, place: Place(function.file.path, use.line))
          }
        }
      }
    }
  }

  static func text(of use: Use, in file: SourceFile) -> String? {
    let first = use.path[0]
    switch file.isOwn(first) ? "" : first {
    case "Date", "UUID", "NSDate":
      if use.isCall(0), use.arguments.isEmpty { return "\(first)()" }
      if use.path.count > 1, use.path[1] == "now" { return "Date.now" }
    case "DispatchQueue", "OperationQueue":
      if use.path.count > 1 { return "\(first).\(use.path[1])" }
    case "arc4random", "arc4random_uniform", "drand48", "CACurrentMediaTime",
      "CFAbsoluteTimeGetCurrent":
      if use.isCall(0) { return "\(first)()" }
    case "Locale", "TimeZone", "Calendar":
      if use.path.count > 1, use.path[1] == "current" { return "\(first).current" }
    case "NotificationCenter", "FileManager", "URLSession", "UserDefaults", "UIApplication",
      "ProcessInfo", "Bundle", "UIDevice", "UIScreen":
      if use.path.count > 1,
        ["default", "shared", "standard", "processInfo", "current"].contains(use.path[1])
      {
        return "\(first).\(use.path[1])"
      }
    default:
      guard let byte = first.utf8.first, byte >= 0x41, byte <= 0x5A, use.path.count > 1 else {
        return nil
      }
      if use.path[1] == "random", use.isCall(1) { return "\(first).random" }
      if singletons.contains(use.path[1]) { return "\(first).\(use.path[1])" }
    }
    return nil
  }
}
