import Foundation
import SwiftReading

/// Applies a step of a plan, if moving the code certainly doesn't change what it does.
package final class Extraction {
  /// Something that was done or left undone, and its place before the step.
  package struct Note {
    package let text: String
    package let place: Place
  }

  /// The reason why a step, or a part of a step, isn't applied.
  struct Refusal: Error {
    let reason: String
    let place: Place
  }

  let controller: ProjectType
  let project: Project
  let step: Advice.Step
  let home: CutFile
  let files: [CutFile]
  /// The texts of storyboards and nibs, by path.
  let interfaces: [String: String]
  let members: [Member]
  let ownNames: Set<String>
  private let hidden: Hidden
  private let nested: Set<String>
  private let globals: Set<String>
  package private(set) var done: [Note] = []
  package private(set) var left: [Note] = []
  /// The contents of the new type's file, or `nil` before the step has written them.
  private(set) var written: String?

  init(
    _ controller: ProjectType, _ step: Advice.Step, in project: Project, texts: [String: String],
    interfaces: [String: String]
  ) throws(Refusal) {
    self.controller = controller
    self.step = step
    self.project = project
    self.interfaces = interfaces
    let paths = Set(controller.parts.map(\.file.path))
    let files = paths.sorted().map { CutFile(path: $0, text: texts[$0] ?? "") }
    self.files = files
    let place = Place(controller.file.path, controller.line)
    guard let home = files.first(where: { $0.path == controller.file.path }) else {
      throw Refusal(reason: "its file cannot be read", place: place)
    }
    self.home = home
    var members: [Member] = []
    var hidden = Hidden()
    for file in files {
      if let problem = project.files.first(where: { $0.path == file.path })?.facts.problems.first {
        throw Refusal(reason: problem.text, place: Place(file.path, problem.line ?? 1))
      }
      if let line = file.conditionLine {
        throw Refusal(
          reason: "the file is compiled under conditions", place: Place(file.path, line))
      }
      hidden.add(valuesOf: file)
      for declaration in file.outline.declarations {
        hidden.add(declaration, in: file, false, of: controller.name)
        guard declaration.type == controller.name else { continue }
        members += declaration.members.map { Member(file, declaration, $0) }
      }
    }
    self.members = members
    self.hidden = hidden
    ownNames = Set(
      controller.properties.map(\.facts.name) + controller.functions.map(Anatomy.name)
        + members.map(\.baseName))
    nested = Set(
      project.types.lazy.map(\.name).filter { $0.hasPrefix(controller.name + ".") }
        .map { String($0.dropFirst(controller.name.count + 1)) })
    globals = Set(project.files.flatMap(\.facts.functions).lazy.map(\.name)).union(Self.swifts)
      .subtracting(Anatomy.stage)
    try verify(place)
  }

  private static let swifts: Set<String> = [
    "min", "max", "abs", "zip", "print", "debugPrint", "dump", "stride", "sequence", "type",
    "repeatElement", "assert", "assertionFailure", "precondition", "preconditionFailure",
    "fatalError", "round", "floor", "ceil", "sqrt", "pow", "fabs", "sin", "cos", "swap",
    "arc4random_uniform", "autoreleasepool", "withExtendedLifetime", "error",
  ]

  private func verify(_ place: Place) throws(Refusal) {
    func refuse(_ reason: String) -> Refusal { Refusal(reason: reason, place: place) }
    guard !controller.name.contains(".") else { throw refuse("it is declared in another type") }
    guard !step.isThere else { throw refuse("\(step.destination) is there already") }
    guard controller.subclasses == 0 else { throw refuse("it has subclasses") }
    guard isKnown else { throw refuse("its base class is not among the sources") }
    guard !files.contains(where: \.hasReturns) else { throw refuse("its lines end with CR") }
    let name = step.destination + ".swift"
    guard !project.files.contains(where: { ($0.path as NSString).lastPathComponent == name }) else {
      throw refuse("there is a file \(name) already")
    }
  }

  /// A Boolean value that indicates whether the sources declare all superclasses up to `UIViewController`.
  private var isKnown: Bool {
    var type = controller
    for _ in 0..<Project.deepest {
      guard let next = type.superclass else { break }
      type = next
    }
    return type.superclass == nil && type.inherits.first?.names == ["UIViewController"]
  }

  // MARK: What code needs

  /// Names whose values differ with each use.
  static let ambient: Set<String> = [
    "Date", "NSDate", "UUID", "random", "now", "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent",
  ]

  /// Returns the controller's own members that a declaration uses. Throws if the declaration can't be moved.
  func needs(
    _ code: References, in member: Member, moving: Set<String>, stage: Set<String> = []
  ) throws(Refusal) -> Set<String> {
    func refuse(_ reason: String, _ token: Int) -> Refusal {
      Refusal(reason: reason, place: member.line(token))
    }
    if let token = code.handsOver {
      throw refuse(
        "it hands over '\(member.file.source.text(token))'"
          .replacing("'#", with: "a method by '#"), token)
    }
    if let name = hidden.first(in: code) {
      throw Refusal(reason: "it names \(name), which is private", place: member.place(of: name))
    }
    var needs: Set<String> = []
    for mention in code.mentions {
      let name = mention.name
      if !mention.isOfSelf, code.bound.contains(name) {
        // The initial value of a property may use a local with the property's name.
        guard !ownNames.contains(name) || !member.isFunction && name == member.baseName else {
          throw refuse("\(name) is a local and a member of its", mention.token)
        }
      } else if ownNames.contains(name) {
        needs.insert(name)
      } else if stage.contains(name) {
        continue
      } else if name == "Self" || controller.generics[name] != nil
        || controller.parameters.contains(name)
      {
        throw refuse("it names \(name), which only it knows", mention.token)
      } else if nested.contains(name), !controller.parameters.isEmpty {
        throw refuse("it names \(name), which is generic with it", mention.token)
      } else if name.first?.isUppercase != true, mention.isOfSelf || !globals.contains(name) {
        throw refuse("it uses \(name), which it may inherit", mention.token)
      }
    }
    return needs
  }

  func uses(of name: String) -> [Member] {
    let isProperty = members.contains { !$0.isFunction && $0.baseName == name }
    return members.filter { member in
      (member.baseName != name || isProperty && member.isFunction)
        && (member.references.mentions.contains { $0.name == name } || reaches(member, name))
    }
  }

  /// Returns `true` if the member is a nested type that may use the name on an instance of the controller.
  private func reaches(_ member: Member, _ name: String) -> Bool {
    member.declaration.type != nil && member.references.members.contains(name)
  }

  func member(_ name: String) -> Member? {
    let found = members.filter { $0.baseName == name }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the first of the names that the controller's code doesn't use.
  func freeName(_ names: String...) throws(Refusal) -> String {
    let above = project.ancestors(of: controller)
    var inherited = Set(above.flatMap { $0.properties.map(\.facts.name) })
    for (_, facts) in project.foreign["UIViewController"] ?? [] {
      inherited.formUnion(facts.properties.map(\.name))
    }
    let taken = members.reduce(into: ownNames.union(inherited)) { taken, member in
      let code = member.references
      taken.formUnion(code.bound.union(code.parameters).union(code.mentions.map(\.name)))
    }
    guard let free = names.first(where: { !taken.contains($0) }) else {
      throw Refusal(
        reason: "the names \(names.joined(separator: " and ")) are taken",
        place: Place(home.path, controller.line))
    }
    return free
  }

  // MARK: Moving

  /// Returns the lines of a declaration as they appear in the new type.
  func moved(
    _ member: Member, isPrivate: Bool, _ more: [(range: Range<Int>, text: String)] = []
  ) throws(Refusal) -> String {
    guard let block = member.file.block(member.declaration.range) else {
      throw Refusal(reason: "its line has more on it", place: member.place)
    }
    var edits = more
    for mention in member.references.mentions
    where nested.contains(mention.name) && !mention.isOfSelf {
      let start = Int(member.file.source.tokens[mention.token].start)
      edits.append((start..<start, controller.name + "."))
    }
    if !isPrivate {
      for (word, token) in member.modifiers where [.private, .fileprivate].contains(word) {
        let tokens = member.file.source
        let start = Int(tokens.tokens[token].start)
        let end = tokens.after(
          token + 1, tokens.tokens[token + 1].kind == .openParen ? token + 4 : token + 1)
        edits.append((start..<Int(tokens.tokens[end].start), ""))
      }
    }
    done.append(Note(text: "moved \(member.name)", place: member.place))
    return member.file.text(block, edits)
  }

  func cut(_ member: Member) {
    if let block = member.file.block(member.declaration.range) { member.file.cut(block) }
  }

  func leave(_ text: String, _ refusal: Refusal) {
    left.append(Note(text: "\(text): \(refusal.reason)", place: refusal.place))
  }

  func note(_ text: String, _ place: Place) { done.append(Note(text: text, place: place)) }

  /// Makes the remaining code use a moved member through a property of the controller.
  func reroute(_ member: Member, through owner: String) throws(Refusal) {
    let name = member.baseName
    let staying = members.filter {
      !$0.file.isCut($0.declaration.range.lowerBound) && $0 !== member
    }
    let isPlain =
      member.privacy?.word == .private
      && !staying.contains { $0.references.bound.contains(name) || reaches($0, name) }
    let isShared = members.contains { $0.isFunction && $0.baseName == name }
    if isPlain || member.isFunction {
      for user in staying {
        for mention in user.references.mentions where mention.name == name {
          let start = Int(user.file.source.tokens[mention.token].start)
          let isCall = user.file.source.tokens[mention.token + 1].kind == .openParen
          guard !user.file.isCut(start), !isCall || member.isFunction || !isShared else { continue }
          guard isPlain || !user.references.bound.contains(name) else {
            throw Refusal(reason: "\(name) is a local, too", place: user.line(mention.token))
          }
          user.file.replace(start..<start, with: owner + ".")
        }
      }
      return cut(member)
    }
    guard let type = member.type, let block = member.file.block(member.declaration.range)
    else { throw Refusal(reason: "its type is not written", place: member.place) }
    let indent = member.file.indentation(member.declaration.range.lowerBound)
    let words = member.modifiers.filter { ![.lazy, .final].contains($0.word) }.map(\.token)
    let modifiers = words.map { token in
      let isSetter = member.file.source.tokens[token + 1].kind == .openParen
      return member.file.source.text(token) + (isSetter ? "(set)" : "") + " "
    }.joined()
    let body =
      member.isConstant
      ? " { \(owner).\(name) }"
      : " {\n\(indent)\(self.indent)get { \(owner).\(name) }\n\(indent)\(self.indent)set { \(owner).\(name) = newValue }\n\(indent)}"
    member.file.replace(block, with: "\(indent)\(modifiers)var \(name): \(type)\(body)\n")
  }

  /// Adds a member at the beginning of the controller.
  func add(_ text: String) throws(Refusal) {
    guard
      let main = home.outline.declarations.first(where: {
        $0.type == controller.name && !$0.key.hasPrefix("extension")
      }), let inside = main.inside
    else {
      throw Refusal(reason: "it has no body", place: Place(home.path, controller.line))
    }
    let line = home.endOfLine(inside.lowerBound)
    guard line <= main.members.first?.range.lowerBound ?? .max, line < inside.upperBound else {
      throw Refusal(reason: "it stands on one line", place: Place(home.path, controller.line))
    }
    let isApart = main.members.first?.key.hasPrefix("var ") == true
    home.replace(line..<line, with: indent + text + (isApart ? "\n" : "\n\n"))
  }

  /// The indentation of the controller's members.
  var indent: String {
    let first = members.first { $0.file === home && !$0.owner.key.hasPrefix("extension") }
    return first.map { home.indentation($0.declaration.range.lowerBound) } ?? "  "
  }

  /// Writes the contents of the new type's file, with the imports of the files from which its members come.
  func write(_ head: String, _ parts: [String], from sources: [Member]) {
    var imports: [String] = []
    for file in files where sources.contains(where: { $0.file === file }) {
      for line in file.outline.imports.map(\.line) {
        let start = Int(file.source.lineStarts[line - 1])
        let text = file.text(start..<file.endOfLine(start)).trimmingCharacters(in: .newlines)
        if !imports.contains(text) { imports.append(text) }
      }
    }
    let body = parts.map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
    let available = availability.map { $0 + "\n" } ?? ""
    written =
      imports.joined(separator: "\n") + "\n\n" + available + head + " {\n"
      + body.joined(separator: "\n\n") + "\n}\n"
  }

  /// The controller's attribute `@available`, or `nil` if it has none.
  private var availability: String? {
    guard let main = home.outline.declarations.first(where: { $0.type == controller.name }) else {
      return nil
    }
    let text = home.text(main.range)
    return text.hasPrefix("@available(") ? text.prefix { $0 != ")" } + ")" : nil
  }

  /// The new text of each of the controller's files, with the original line number of each line.
  var edited: [(path: String, text: String, lines: [Int])] {
    files.map { file in
      let (text, lines) = file.edited
      return (file.path, text, lines)
    }
  }

  /// The path of the new type's file, which is in the same folder as the controller's file.
  var path: String {
    let folder = (controller.file.path as NSString).deletingLastPathComponent
    return (folder as NSString).appendingPathComponent(step.destination + ".swift")
  }
}
