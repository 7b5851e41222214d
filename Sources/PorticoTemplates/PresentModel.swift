import PorticoCheck

/// The existing model of a screen with this name.
struct PresentModel {
  /// The properties of the model that templates can display.
  private(set) var fields: [Field] = []
  /// The names of the properties that the model's initializer requires.
  private(set) var withoutDefault: Set<String> = []
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - asked: The fields that the user requests, with values for unknown types.
  ///   - isNeeded: `true` if the template displays this model. A template of the project may have another model
  ///     with its name.
  init(
    _ names: Names, _ index: ModuleIndex, _ asked: [Field], isNeeded: Bool
  ) throws(Mistake) {
    guard let part = index.declaration(of: names.type), let text = index.texts[part.path] else {
      return
    }
    let place = "\(part.path):\(part.declaration.lines.lowerBound)"
    let type = SourceReader.read(text).types.first { $0.name == names.type && $0.kind == .struct }
    guard let type else {
      guard isNeeded else { return }
      throw Mistake(
        message: "\(place): \(names.type) already exists and is not a struct; choose another name")
    }
    let members = Dictionary(part.declaration.members.map { ($0.key, $0) }) { first, _ in first }
    let asked = Dictionary(asked.map { ($0.name, $0) }) { first, _ in first }
    for property in type.properties
    where !property.isStatic && !property.isComputed && !property.isLazy {
      guard let written = property.type else { continue }
      let value = members["var \(property.name)"]
        .flatMap { Self.value(in: Rendered.slice(text, $0.range)) }
      if property.isConstant, value != nil { continue }
      let known = try? Field(name: property.name, type: written + (value.map { "=\($0)" } ?? ""))
      let given = asked[property.name].flatMap { $0.type.written == written ? $0 : nil }
      if let field = known ?? given {
        fields.append(field)
      } else if value == nil, isNeeded {
        throw Mistake(
          message: "\(part.path):\(property.line): no value of '\(property.name)' is known; "
            + "give one: --fields '\(property.name):\(written)=VALUE'")
      }
      if value == nil, property.isConstant || !written.hasSuffix("?") {
        withoutDefault.insert(property.name)
      }
    }
    guard isNeeded else { return }
    let parents = index.parts(of: names.type).flatMap {
      $0.declaration.key.split { !$0.isLetter }
    }
    let inherits = Set(type.inherits + parents.map(String.init))
    if inherits.isDisjoint(with: ["Equatable", "Hashable", "Comparable"]) {
      notes.append("\(place): \(names.type) must be Equatable for the tests")
    }
  }

  /// Returns the text after the equals sign of a property, or `nil` if it has no value.
  private static func value(in declaration: String) -> String? {
    var depth = 0
    for index in declaration.indices {
      switch declaration[index] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "{" where depth == 0: return nil
      case "=" where depth == 0:
        let value = declaration[declaration.index(after: index)...].drop(while: \.isWhitespace)
        return String(value)
      default: break
      }
    }
    return nil
  }
}
