package import Foundation

/// An Interface Builder file: a storyboard or a nib in its XML form.
@MainActor package final class InterfaceDocument {
  package enum Kind {
    case storyboard, nib
  }

  package let kind: Kind
  /// The name of the file, with its extension.
  package let fileName: String
  package let root: InterfaceElement
  /// The bundle that is searched for images and other files.
  package let bundle: Bundle
  private let elements: [String: InterfaceElement]

  /// - Throws: An ``InterfaceProblem`` if the data isn't an Interface Builder file.
  package init(data: Data, fileName: String, bundle: Bundle) throws {
    func problem(_ line: Int, _ message: String) -> InterfaceProblem {
      InterfaceProblem(severity: .error, file: fileName, line: line, message: message)
    }
    do {
      root = try InterfaceReader.root(of: data)
    } catch {
      throw problem(error.line, error.reason)
    }
    guard root.name == "document", let type = root["type"] else {
      throw problem(root.line, "this is no Interface Builder file")
    }
    guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
      throw problem(root.line, "a file of type \(type) is none for iOS")
    }
    kind = type.contains(".Storyboard.") ? .storyboard : .nib
    self.fileName = fileName
    self.bundle = bundle
    var elements: [String: InterfaceElement] = [:]
    var twice: InterfaceElement?
    root.forEach { element in
      guard let id = element.id else { return }
      if elements.updateValue(element, forKey: id) != nil { twice = twice ?? element }
    }
    if let twice { throw problem(twice.line, "the identifier \(twice.id!) is given twice") }
    self.elements = elements
  }

  private static var documents: [String: InterfaceDocument] = [:]

  /// Returns the document at a path, which is read only once.
  package static func document(at path: String, in bundle: Bundle) throws -> InterfaceDocument {
    if let document = documents[path] { return document }
    let url = URL(fileURLWithPath: path)
    let document = try InterfaceDocument(
      data: Data(contentsOf: url), fileName: url.lastPathComponent, bundle: bundle)
    document.localize()
    documents[path] = document
    return document
  }

  /// Replaces texts by those in the user's language, from the string table with the file's name. Their keys
  /// contain the identifier of an object and the name of its property.
  private func localize() {
    let table = (fileName as NSString).deletingPathExtension
    for (key, text) in LocalizedStrings.texts(of: table, in: bundle) {
      guard let point = key.firstIndex(of: ".") else { continue }
      elements[String(key[..<point])]?.replace(String(key[key.index(after: point)...]), by: text)
    }
  }

  package func element(withID id: String) -> InterfaceElement? { elements[id] }

  /// The objects of a nib.
  package var topLevelObjects: [InterfaceElement] {
    root.children.first { $0.name == "objects" }?.children ?? []
  }

  /// The top-level objects of the storyboard's scenes.
  package private(set) lazy var scenes: [InterfaceScene] =
    root.children.first { $0.name == "scenes" }?.children.compactMap { InterfaceScene($0) } ?? []

  /// Returns the scene whose controller has an identifier of Interface Builder.
  package func scene(withID id: String) -> InterfaceScene? { scenesByID[id] }

  private lazy var scenesByID: [String: InterfaceScene] = scenes.reduce(into: [:]) {
    if let id = $1.controller.id { $0[id] = $1 }
  }

  /// The scenes whose containers are known not to contain themselves.
  package var finiteScenes: Set<Int> = []

  /// Returns a resource that the document itself describes, such as a named color.
  package func resource(_ kind: String, named name: String) -> InterfaceElement? {
    root.children.first { $0.name == "resources" }?.children.first {
      $0.name == kind && $0["name"] == name
    }
  }

  /// Returns a text of the file in the user's language, if the bundle has a string table for the file.
  package func localized(_ text: String, key: String) -> String {
    guard hasTable else { return text }
    return bundle.localizedString(forKey: key, value: text, table: tableName)
  }

  private var tableName: String { (fileName as NSString).deletingPathExtension }
  private lazy var hasTable = bundle.path(forResource: tableName, ofType: "strings") != nil

  package func problem(
    _ severity: InterfaceProblem.Severity, _ line: Int, _ message: String
  ) -> InterfaceProblem {
    InterfaceProblem(severity: severity, file: fileName, line: line, message: message)
  }
}
