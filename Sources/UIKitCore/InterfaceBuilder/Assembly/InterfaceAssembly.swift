package import Foundation
import UIKitDiagnostics

/// Creates and connects the objects of a part of a file: a scene's controller, a controller's view, a cell or a
/// nib.
@MainActor package final class InterfaceAssembly {
  package let document: InterfaceDocument
  package let log: InterfaceLog
  /// The storyboard of the scene.
  package let storyboard: UIStoryboard?
  /// The scene that contains the part; `nil` until its controller exists.
  package var interface: ControllerInterface?
  /// The container views, and the segues that embed controllers in them.
  private var embeddings: [(container: UIView, segue: InterfacePart)] = []
  /// A description of the part for messages.
  package let place: String
  /// The objects by identifier: those created here, and those that existed before.
  package private(set) var objects: [String: AnyObject] = [:]
  private var made: [(object: AnyObject, part: InterfacePart)] = []
  private var registered: Set<ObjectIdentifier> = []
  /// The classes that the file declares for objects. A check creates plain objects instead of them.
  private var declaredClasses: [ObjectIdentifier: AnyClass] = [:]
  /// The objects that existed before and are being connected.
  private var connecting: [(object: AnyObject, part: InterfacePart)] = []
  /// The nesting depth of the objects that are being created.
  private var depth = 0
  /// The maximum nesting depth of objects.
  package static let mostNested = 25_000
  /// Creates the top-level object in place of `init(coder:)` of its class, unless it returns `nil`.
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

  /// Whether the file is only checked, without running code of the app.
  package var isCheck: Bool { log !== InterfaceLog.running }

  package func report(_ severity: InterfaceProblem.Severity, _ line: Int, _ message: String) {
    log.report(document.problem(severity, line, message))
  }

  /// Returns whether an identifier is that of the first responder placeholder.
  package func isFirstResponder(_ id: String) -> Bool {
    document.element(withID: id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  // MARK: Creating

  /// Creates the object of an element, or returns it if it already exists.
  ///
  /// - Parameter fallback: The kind of element that replaces an unknown one.
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
    // The object isn't created by init(coder:), or its initializer calls another initializer of `super`.
    if !registered.contains(ObjectIdentifier(object)) { register(object, part, kind) }
    return isCheck ? object : replacement(of: object, coder, element)
  }

  /// Returns the object that a view or a controller puts in its place.
  private func replacement(
    of object: AnyObject, _ coder: NSCoder, _ element: InterfaceElement
  ) -> AnyObject? {
    guard let responder = object as? UIResponder else { return object }
    let other = responder.awakeAfter(using: coder) as AnyObject?
    guard let other, other !== object else { return other }
    add(other, for: element)
    for index in made.indices where made[index].object === object { made[index].object = other }
    return other
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

  /// Registers and configures an object that the file describes and that another object has created.
  package func adopt(_ object: AnyObject, for part: InterfacePart) {
    guard let kind = InterfaceKind.kinds[part.element.name] else { return }
    register(object, part, kind)
  }

  /// Registers an object that was created and configured elsewhere, so that it's connected.
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

  /// Registers an existing object whose connections are made.
  package func addForConnecting(_ object: AnyObject, _ element: InterfaceElement) {
    connecting.append((object, InterfacePart(element: element, assembly: self)))
  }

  /// Adds a stand-in for the owner of a nib in a check. The file can declare its class.
  package func addOwner(_ placeholder: InterfaceElement) {
    guard placeholder["placeholderIdentifier"] == "IBFilesOwner" else { return }
    placeholder.setDeferred(false)
    let owner = NSObject()
    let part = InterfacePart(element: placeholder, assembly: self)
    declaredClasses[ObjectIdentifier(owner)] = ClassResolver.type(of: part, orElse: NSObject.self)
    add(owner, for: placeholder)
    addForConnecting(owner, placeholder)
  }

  /// Reports outlets of an owner if the nib is instantiated without one.
  package func requireNoOutlets(ofMissing owner: InterfaceElement, _ type: String?) {
    guard let outlet = owner.elements(in: "connections").first else { return }
    report(
      .error, outlet.line,
      "outlet '\(outlet["property"] ?? "")' belongs to File's Owner, a \(type ?? "NSObject"), but the nib is "
        + "made without an owner. Pass it as withOwner:, or connect the outlet with an object of the nib"
    )
  }

  /// Embeds a segue's controller in a container view as soon as the source controller has its view.
  package func addEmbedding(in container: UIView, by segue: InterfacePart) {
    embeddings.append((container, segue))
  }

  /// Returns the embeddings once, and removes them, because their parts retain this assembly.
  package func takeEmbeddings() -> [(container: UIView, segue: InterfacePart)] {
    defer { embeddings = [] }
    return embeddings
  }

  /// Returns the class that the file declares for an object.
  package func declaredClass(of object: AnyObject) -> AnyClass {
    declaredClasses[ObjectIdentifier(object)] ?? Swift.type(of: object)
  }

  /// Runs `body`. If it ends the program, the message names the element.
  package func perform<Result>(
    for element: InterfaceElement, _ body: () throws -> Result
  ) rethrows -> Result {
    try TrapContext.perform("\(document.fileName):\(element.line): <\(element.name)>", body)
  }

  // MARK: Connecting

  /// Connects the created objects, then calls `awakeFromNib()`.
  package func finish() {
    // The parts retain this assembly, so remove them from it.
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
      switch object {
      case let view as UIView: view.awakeFromNib()
      case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
      case let controller as UIViewController: controller.awakeFromNib()
      case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
      case let item as UIBarItem: item.awakeFromNib()
      case let item as UINavigationItem: item.awakeFromNib()
      case let layout as UICollectionViewLayout: layout.awakeFromNib()
      default: break
      }
    }
  }

  /// Reports the attributes and children of an element that weren't read.
  package func reportUnread(in element: InterfaceElement) {
    element.reportUnread { line, message in report(.warning, line, message) }
  }
}
