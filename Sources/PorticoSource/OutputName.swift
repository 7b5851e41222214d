/// The names of the files that are written. The build-tool plugin, which can't import this module, has the same.
package enum OutputName {
  package static let support = "PorticoSupport.translated.swift"

  /// The compiler warns of two files of one name; a script must have its name.
  package static func file(for path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name == "main.swift" ? name : String(name.dropLast(".swift".count)) + ".translated.swift"
  }
}
