/// A script as a file: remarks, then a line each.
public enum ScriptFile {
  /// - Parameter remarks: What precedes the script, each line after a `#`.
  public static func text(_ lines: [String], remarks: [String] = []) -> String {
    (remarks.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0.isEmpty ? "#" : "# \($0)" } + lines)
      .map { $0 + "\n" }.joined()
  }

  /// The lines of a script, without the remarks and empty lines before the first.
  public static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return Array(lines.drop { $0.isEmpty || $0.hasPrefix("#") })
  }
}
