import PorticoCheck

/// What a Swift file imports, as an iPhone's compiler would see it.
struct SourceSurvey {
  /// Modules and the first lines they are imported on, in order.
  let imports: [(module: String, line: Int)]

  /// - Parameter lacks: Whether a module is not here, so that `canImport` says no.
  init(_ text: String, lacks: (String) -> Bool) {
    var known: Set<String> = []
    let all = SourceOutline(text).imports
    let hidden =
      text.contains("#if") && all.contains { lacks($0.module) }
      ? Self.hiddenLines(text, lacks: lacks) : []
    imports = all.filter { !hidden.contains($0.line) && known.insert($0.module).inserted }
  }

  /// Lines between `#if` and `#endif` that are not compiled.
  private static func hiddenLines(_ text: String, lacks: (String) -> Bool) -> Set<Int> {
    /// Of each open `#if`: whether this branch is compiled, and whether one before it was.
    var stack: [(isOn: Bool, wasOn: Bool)] = []
    var hidden: Set<Int> = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#if") {
        let holds = BuildCondition.holds(line.dropFirst(3), lacks: lacks)
        stack.append((holds ?? true, holds == true))
      } else if line.hasPrefix("#elseif"), let top = stack.popLast() {
        let holds = BuildCondition.holds(line.dropFirst(7), lacks: lacks)
        stack.append((!top.wasOn && holds ?? true, top.wasOn || holds == true))
      } else if line.hasPrefix("#else"), let top = stack.popLast() {
        stack.append((!top.wasOn, true))
      } else if line.hasPrefix("#endif") {
        _ = stack.popLast()
      } else if stack.contains(where: { !$0.isOn }) {
        hidden.insert(index + 1)
      }
    }
    return hidden
  }
}
