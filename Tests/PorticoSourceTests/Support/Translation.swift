import Foundation
import PorticoSource

/// Sources and what becomes of them.
struct Translation {
  /// The translations, as they are written.
  let whole: [String]
  let problems: [String]
  let support: String

  /// - Parameter texts: The files of a module, `1.swift` and so on.
  init(
    _ texts: [String], hasResources: Bool = false, hasUIKit: Bool = true,
    information: String? = nil, assets: AssetSymbols = AssetSymbols(),
    modules: [String: String] = [:], imports: [String] = []
  ) {
    let platform = Platform.phone.with(modules)
    let files = texts.enumerated().map {
      SourceFile(
        path: "/app/\($0.offset + 1).swift", bytes: Array($0.element.utf8), platform: platform)
    }
    var options = Translator.Options()
    options.hasResources = hasResources
    options.hasUIKit = hasUIKit
    options.information = information
    options.assets = assets
    options.imports = imports
    let translator = Translator(ModuleIndex(name: "App", files: files), options)
    let (outputs, problems) = translator.translate()
    whole = outputs.map { String(decoding: $0.text, as: UTF8.self) }
    self.problems = problems.map(\.description)
    support = translator.support()
  }

  init(_ text: String, hasUIKit: Bool = true, modules: [String: String] = [:]) {
    self.init([text], hasUIKit: hasUIKit, modules: modules)
  }

  /// The lines of a file that stand where the source's do.
  func lines(_ file: Int = 0) -> [String] {
    let place = "#sourceLocation(file: \"/app/\(file + 1).swift\", line: 1)\n"
    let text = whole[file].components(separatedBy: place).last ?? ""
    let body = text.components(separatedBy: "\n#sourceLocation()\n")[0]
    return body.components(separatedBy: "\n")
  }

  var text: String { lines().joined(separator: "\n") }

  /// What stands behind the last line.
  var trailer: String {
    whole[0].range(of: "\n#sourceLocation()\n").map { String(whole[0][$0.upperBound...]) } ?? ""
  }
}
