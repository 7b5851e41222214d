package import Foundation
import UIKitDiagnostics

/// Makes the objects of a part of a file — a scene's controller, a controller's view, a cell, a nib —
/// and connects them.
@MainActor package final class InterfaceAssembly {
  package let document: InterfaceDocument
  package let log: InterfaceLog
  /// The storyboard whose scene is made.
  package let storyboard: UIStoryboard?
  /// The scene that the part belongs to, once its controller exists.
  package var interface: ControllerInterface?
  /// Container views and the segues that fill them.
  private var embeddings: [(container: UIView, segue: InterfacePart)] = []
  /// Where the part is, for messages.
  package let place: String
  /// Objects by identifier: those made here, and those that exist already.
  package private(set) var objects: [String: AnyObject] = [:]
  private var made: [(object: AnyObject, part: InterfacePart)] = []
  private var registered: Set<ObjectIdentifier> = []
  /// The classes that the file names, where a check makes plain objects in their place.
  private var declaredClasses: [ObjectIdentifier: AnyClass] = [:]
  /// Objects that were made before and get connections now.
  private var connecting: [(object: AnyObject, part: InterfacePart)] = []
  /// How many objects, one inside another, are being made.
  private var depth = 0
  /// The most objects that may lie inside one another.
  package static let mostNested = 25_000
  /// Makes the outermost object in place of its class.
  package var creator: ((NSCoder) -> AnyObject?)?

  package init(
    _ document: InterfaceDocument, place: String, storyboard: UIStoryboard? = nil,
    log: InterfaceLog = .running
  ) {
    self.document = document
    self.place = place
    self.storyboard = storyboard
    self.log = log
  }

  /// Whether the file is only checked: no code of the app runs.
  package var isCheck: Bool { log !== InterfaceLog.running }

  package func report(_ severity: InterfaceProblem.Severity, _ line: Int, _ message: String) {
    log.report(document.problem(severity, line, message))
  }

  /// Whether an identifier is that of the placeholder for whoever is first responder.
  package func isFirstResponder(_ id: String) -> Bool {
    document.element(withID: id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  // MARK: Making

  /// Makes the object of an element, or finds it where it was made before.
  ///
  /// - Parameter fallback: The kind of element that an unknown one is taken for.
  package func make(_ element: InterfaceElement, orElse fallback: String? = nil) -> AnyObject? {
    if let id = element.id, let object = objects[id] { return object }
    guard let kind = kind(of: element, orElse: fallback) else { return nil }
    let part = InterfacePart(element: element, assembly: self)
    element.setDeferred(false)
    let type: AnyClass = ClassResolver.type(of: part, orElse: kind.type)
    let coder = InterfaceCoder(part)
    let creator = creator
    self.creator = nil
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostNested else {
      part.fail("more than \(Self.mostNested) objects lie inside one another")
      return nil
    }
    let object: AnyObject? = perform(for: element) {
      descend { creator?(coder) ?? kind.make(isCheck ? kind.type : type, coder) }
    }
    if isCheck, let object { declaredClasses[ObjectIdentifier(object)] = type }
    guard let object else {
      part.fail("init(coder:) of \(String(reflecting: type)) gave no object")
      return nil
    }
    // An object that is not made by init(coder:), or whose initializer calls another one of `super`.
    if !registered.contains(ObjectIdentifier(object)) { register(object, part, kind) }
    return object
  }

  private func kind(of element: InterfaceElement, orElse fallback: String?) -> InterfaceKind? {
    if let kind = InterfaceKind.kind(of: element.name) { return kind }
    guard let fallback else { return nil }
    report(
      .warning, element.line, "<\(element.name)> is not known here; a plain \(fallback) is made")
    return InterfaceKind.kinds[fallback]
  }

  package func configure(
    _ object: AnyObject, from part: InterfacePart, reached type: AnyObject.Type
  ) {
    let kind = InterfaceKind.kinds[part.element.name] ?? InterfaceKind.kinds["view"]!
    if type == kind.type { register(object, part, kind) }
  }

  private func register(_ object: AnyObject, _ part: InterfacePart, _ kind: InterfaceKind) {
    let type: AnyClass = Swift.type(of: object)
    guard ClassNames.isClass(type, kindOf: kind.type) else {
      return part.fail(
        "<\(part.element.name)> describes a \(ClassNames.plainName(of: type)), which is no "
          + ClassNames.plainName(of: kind.type))
    }
    add(object, for: part.element)
    made.append((object, part))
    registered.insert(ObjectIdentifier(object))
    kind.configure(part, object)
  }

  /// Makes an object known that the file describes and that another object makes by itself, and
  /// configures it.
  package func adopt(_ object: AnyObject, for part: InterfacePart) {
    guard let kind = InterfaceKind.kinds[part.element.name] else { return }
    register(object, part, kind)
  }

  /// Makes an object known that has been made and configured, and has it connected.
  package func keep(_ object: AnyObject, for part: InterfacePart) {
    add(object, for: part.element)
    made.append((object, part))
  }

  package func add(_ object: AnyObject, for element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
  }

  package func add(_ object: AnyObject, id: String) {
    objects[id] = object
  }

  /// Has the connections of an object made that exists already.
  package func addForConnecting(_ object: AnyObject, _ element: InterfaceElement) {
    connecting.append((object, InterfacePart(element: element, assembly: self)))
  }

  /// In a check: stands for the object that loads a nib, whose class the file may tell.
  package func addOwner(_ placeholder: InterfaceElement) {
    guard placeholder["placeholderIdentifier"] == "IBFilesOwner" else { return }
    placeholder.setDeferred(false)
    let owner = NSObject()
    let part = InterfacePart(element: placeholder, assembly: self)
    declaredClasses[ObjectIdentifier(owner)] = ClassResolver.type(of: part, orElse: NSObject.self)
    add(owner, for: placeholder)
    addForConnecting(owner, placeholder)
  }

  /// Tells that the nib has outlets of an owner, where it is made without one.
  package func requireNoOutlets(ofMissing owner: InterfaceElement, _ type: String?) {
    guard let outlet = owner.elements(in: "connections").first else { return }
    report(
      .error, outlet.line,
      "outlet '\(outlet["property"] ?? "")' belongs to File's Owner, a \(type ?? "NSObject"), but the nib is "
        + "made without an owner. Pass it as withOwner:, or connect the outlet with an object of the nib"
    )
  }

  /// Has a segue fill a container view once the controller has its view.
  package func addEmbedding(in container: UIView, by segue: InterfacePart) {
    embeddings.append((container, segue))
  }

  /// What was added for embedding, once: the parts hold this assembly.
  package func takeEmbeddings() -> [(container: UIView, segue: InterfacePart)] {
    defer { embeddings = [] }
    return embeddings
  }

  /// The class that the file gives an object.
  package func declaredClass(of object: AnyObject) -> AnyClass {
    declaredClasses[ObjectIdentifier(object)] ?? Swift.type(of: object)
  }

  /// Has what ends the program meanwhile tell the element that it was done for.
  package func perform<Result>(
    for element: InterfaceElement, _ body: () throws -> Result
  ) rethrows -> Result {
    try TrapContext.perform("\(document.fileName):\(element.line): <\(element.name)>", body)
  }

  // MARK: Connecting

  /// Connects the objects made, then tells them that all is in place.
  package func finish() {
    // The parts hold this assembly.
    let (made, connected) = (made, made + connecting)
    self.made = []
    connecting = []
    for (object, part) in made {
      perform(for: part.element) { part.applyRuntimeAttributes(to: object) }
    }
    for (object, part) in connected {
      perform(for: part.element) { part.connectOutlets(of: object) }
    }
    for (object, part) in connected {
      perform(for: part.element) { part.connectActions(of: object) }
    }
    guard !isCheck else {
      embeddings = []
      return
    }
    for (object, _) in made {
      if let view = object as? UIView { view.awakeFromNib() }
      if let controller = object as? UIViewController { controller.awakeFromNib() }
      if let constraint = object as? NSLayoutConstraint { constraint.awakeFromNib() }
    }
  }

  /// Tells what of an element was not read.
  package func reportUnread(in element: InterfaceElement) {
    element.reportUnread { line, message in report(.warning, line, message) }
  }
}
