import Foundation
import PorticoSource

/// The arguments with which the plugin `PorticoSources` runs this tool to translate the Swift files of a module.
///
///     PorticoSourceTool --module App --output DIR [--uikit] [--resources] [--information Info.plist]
///       [--facts Target.json] [--catalog Media.xcassets]...
///       [--depends Module FILE... --]... [--dependent Module FILE... --]... FILE...
///
/// - `--module`: the name of the module.
/// - `--output`: the folder for the translated files.
/// - `--uikit`: the module can import UIKit.
/// - `--resources`: the module has a resource bundle.
/// - `--information`: the app's property list.
/// - `--facts`: the target's file `Target.json` (`TargetFacts`).
/// - `--catalog`: an asset catalog. Its names become constants.
/// - `--depends`: a module on which this one depends, and its files. Modules come after those on which they depend.
/// - `--dependent`: a module of the package that depends on this one, and its files. It can override members.
struct Request {
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  private var module = ""
  private var output = ""
  private var options = Translator.Options()
  private var files: [String] = []
  private var catalogs: [String] = []
  /// The substitutes, by the names of the modules that they replace.
  private var modules: [String: String] = [:]
  private var dependencies: [(module: String, files: [String])] = []
  private var dependents: [(module: String, files: [String])] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else {
        throw Mistake(description: "\(option) takes a value")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--module": module = try value(of: argument)
      case "--output": output = try value(of: argument)
      case "--uikit": options.hasUIKit = true
      case "--resources": options.hasResources = true
      case "--information": options.information = try propertyList(try value(of: argument))
      case "--facts":
        let facts = try facts(try value(of: argument))
        modules = facts.modules
        options.imports = facts.imports ?? []
      case "--catalog": catalogs.append(try value(of: argument))
      case "--depends", "--dependent":
        let name = try value(of: argument)
        let files = rest.prefix { $0 != "--" }
        rest = rest.dropFirst(files.count + 1)
        if argument == "--depends" {
          dependencies.append((name, Array(files)))
        } else {
          dependents.append((name, Array(files)))
        }
      case _ where argument.hasPrefix("--"):
        throw Mistake(description: "\(argument) is no option of this tool")
      default: files.append(argument)
      }
    }
    options.assets = AssetSymbols(catalogs: catalogs)
    guard !module.isEmpty, !output.isEmpty else {
      throw Mistake(description: "--module and --output must be given")
    }
  }

  /// Returns a property list as XML. The file may have another format.
  private func propertyList(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let text = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .xml, options: 0)
    else { throw Mistake(description: "\(path) is no property list") }
    return String(decoding: text, as: UTF8.self)
  }

  private func facts(_ path: String) throws -> TargetFacts {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Mistake(description: "\(path) can't be read")
    }
    do {
      return try JSONDecoder().decode(TargetFacts.self, from: data)
    } catch {
      throw Mistake(
        description: #"\#(path) isn't of the form {"modules": {"Module": "Substitute"}}: \#(error)"#
      )
    }
  }

  /// Writes the outputs that differ from the existing files.
  ///
  /// - Returns: The code that can't be translated.
  func run() throws -> [Problem] {
    var platform = Platform.phone
    if !options.hasUIKit { platform.substitutes = ["ObjectiveC": "Foundation"] }
    platform = platform.with(modules)
    platform.present = Set(dependencies.map(\.module))
    let known = try dependencies.reduce(into: [ModuleIndex]()) { known, dependency in
      known.append(
        ModuleIndex(
          name: dependency.module, files: try read(dependency.files, platform),
          dependencies: known))
    }
    let index = ModuleIndex(
      name: module, files: try read(files, platform), dependencies: known.reversed())
    platform.present.insert(module)
    index.dependents = try dependents.compactMap { dependent in
      let files = try read(dependent.files, platform, containing: "override")
      return files.isEmpty
        ? nil
        : ModuleIndex(
          name: dependent.module, files: files, dependencies: [index] + known.reversed())
    }
    let translator = Translator(index, options)
    let (outputs, problems) = translator.translate()
    var names: [String: String] = [:]
    for made in outputs {
      let name = OutputName.file(for: made.path)
      if let other = names.updateValue(made.path, forKey: name) {
        throw Mistake(
          description: "\(made.path) and \(other) have one name, which Swift doesn't allow a module"
        )
      }
      try write(made.text, to: name)
    }
    try write(Array(translator.support().utf8), to: OutputName.support)
    return problems
  }

  /// Reads files in parallel.
  ///
  /// - Parameter word: A word that a file must contain. Other files are left out.
  private func read(
    _ paths: [String], _ platform: Platform, containing word: String = ""
  ) throws -> [SourceFile] {
    let word = Data(word.utf8)
    let paths = paths.filter {
      word.isEmpty || FileManager.default.contents(atPath: $0)?.range(of: word) != nil
    }
    nonisolated(unsafe) var files = [SourceFile?](repeating: nil, count: paths.count)
    files.withUnsafeMutableBufferPointer { files in
      nonisolated(unsafe) let files = files
      DispatchQueue.concurrentPerform(iterations: paths.count) { number in
        let path = paths[number]
        guard let content = FileManager.default.contents(atPath: path) else { return }
        files[number] = SourceFile(path: path, bytes: Array(content), platform: platform)
      }
    }
    return try zip(paths, files).map { path, file in
      guard let file else { throw Mistake(description: "\(path) can't be read") }
      return file
    }
  }

  /// Writes a file if it has changed, so that the compiler doesn't compile an unchanged file again.
  private func write(_ text: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: output).appendingPathComponent(name)
    let content = Data(text)
    if FileManager.default.contents(atPath: url.path) == content { return }
    try FileManager.default.createDirectory(
      atPath: output, withIntermediateDirectories: true)
    try content.write(to: url)
  }
}
