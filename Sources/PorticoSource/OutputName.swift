/// The names of the files that the translator writes. The build tool plugin, which can't import this module,
/// declares the same names.
package enum OutputName {
  package static let support = "PorticoSupport.translated.swift"

  /// Returns the name of a translated file. It differs from the source's, because the compiler warns about two
  /// files with the same name. A script must keep its name.
  package static func file(for path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name == "main.swift" ? name : String(name.dropLast(".swift".count)) + ".translated.swift"
  }
}
