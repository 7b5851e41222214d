import Foundation

/// The description of a segue in a storyboard, which can be performed repeatedly.
@MainActor package final class SegueTemplate: NSObject, TriggeredSegue, _NamedMembers {
  /// The action with which a bar button item performs its segue.
  static let action = Selector("perform:")

  nonisolated package static var _namedMembers: [_NamedMember] {
    [
      .method("perform:") { (segue: SegueTemplate, sender: Any?) in segue.trigger(by: sender) }
    ]
  }

  private let element: InterfaceElement
  private let interface: ControllerInterface

  package init(_ element: InterfaceElement, of interface: ControllerInterface) {
    self.element = element
    self.interface = interface
  }

  package var identifier: String? { element["identifier"] }

  /// Performs the segue for a user's touch, if the source allows it.
  package func trigger(by sender: Any?) {
    guard let source = interface.controller,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    perform(sender: sender)
  }

  /// Creates the destination, lets the source prepare it, and performs the segue.
  package func perform(sender: Any?) {
    guard let source = interface.controller else { return }
    let part = InterfacePart(element: element, assembly: interface.assembly())
    if element["kind"] == "unwind" { return part.unwind(from: source, sender: sender) }
    guard let destination = part.makeDestination(from: source, sender: sender) else { return }
    let segue = part.makeSegue(from: source, to: destination, sender: sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

extension InterfacePart {
  /// Creates the controller at the destination of this segue.
  ///
  /// - Parameter source: The controller whose segue action creates the destination, if the segue has such an
  ///   action.
  func makeDestination(
    from source: UIViewController? = nil, sender: Any? = nil
  ) -> UIViewController? {
    guard let id = self["destination"], let storyboard = assembly.storyboard else {
      fail("the segue leads nowhere")
      return nil
    }
    let creator = source.flatMap { segueAction(of: $0, sender: sender) }
    guard let controller = storyboard.instantiateScene(withID: id, creator: creator) else {
      fail("the segue leads to \(id), which is no scene of the file")
      return nil
    }
    return controller
  }

  /// Calls the source's segue action with a coder and, if it has these parameters, the sender and the
  /// identifier.
  private func segueAction(
    of source: UIViewController, sender: Any?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let name = self["destinationCreationSelector"] else { return nil }
    guard let call = NamedMembers.method(Selector(name), of: type(of: source))?.call else {
      warn("segue action '\(name)' finds no method of \(String(reflecting: type(of: source)))")
      return nil
    }
    return { [identifier = self["identifier"]] coder in
      call(source, [coder, sender, identifier]) as? UIViewController
    }
  }

  /// - Parameter way: The path of an unwind segue.
  fileprivate func makeSegue(
    from source: UIViewController, to destination: UIViewController, sender: Any?,
    along way: UnwindWay? = nil
  ) -> UIStoryboardSegue {
    let identifier = self["identifier"]
    let type: AnyClass = ClassResolver.type(of: self, orElse: UIStoryboardSegue.self)
    let segue =
      type == UIStoryboardSegue.self
      ? UIStoryboardSegue(
        identifier, from: source, to: destination,
        performHandler: way.map { $0.follow } ?? transition(to: destination, sender: sender))
      : (type as! UIStoryboardSegue.Type).make(identifier, from: source, to: destination)
    segue.isAnimated = value("animates") ?? true
    return segue
  }

  /// Returns the transition for a segue of this kind.
  private func transition(
    to destination: UIViewController, sender: Any?
  ) -> (UIStoryboardSegue) -> Void {
    switch self["kind"] {
    case "show": return { $0.source.show($0.destination, sender: sender) }
    case "showDetail", "replace":
      return { $0.source.showDetailViewController($0.destination, sender: sender) }
    case "push":
      return {
        $0.source.navigationController?.pushViewController($0.destination, animated: $0.isAnimated)
      }
    case "presentation", "modal":
      setPresentation(of: destination)
      return { $0.source.present($0.destination, animated: $0.isAnimated) }
    case "popoverPresentation", "popover":
      setPopover(of: destination, sender: sender)
      return { $0.source.present($0.destination, animated: $0.isAnimated) }
    case let kind:
      fail("a segue of kind \(kind ?? "?") is not known here")
      return { _ in }
    }
  }

  private func setPresentation(of destination: UIViewController) {
    set("modalPresentationStyle", of: destination, \.modalPresentationStyle)
    set("modalTransitionStyle", of: destination, \.modalTransitionStyle)
  }

  private func setPopover(of destination: UIViewController, sender: Any?) {
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let anchor = (self["popoverAnchorView"] ?? self["popoverAnchorBarButtonItem"]).flatMap {
      assembly.objects[$0]
    }
    switch anchor ?? sender as AnyObject? {
    case let view as UIView: popover.sourceView = view
    case let item as UIBarButtonItem: popover.barButtonItem = item
    default: break
    }
    if let directions = part("popoverArrowDirection", key: "popoverArrowDirection") {
      let names: [(String, UIPopoverArrowDirection)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
      ]
      popover.permittedArrowDirections = names.reduce(into: []) { permitted, name in
        if directions.value(name.0) == true { permitted.insert(name.1) }
      }
    }
  }

  /// Unwinds to an existing controller that implements the action. The action is called before the transition.
  fileprivate func unwind(from source: UIViewController, sender: Any?) {
    guard let name = self["unwindAction"] else { return fail("an unwind segue without an action") }
    let unwinding = UIStoryboardUnwindSegueSource(source, action: Selector(name), sender: sender)
    guard let way = UnwindWay(unwinding) else { return }
    let segue = makeSegue(from: source, to: way.destination, sender: sender, along: way)
    source.prepare(for: segue, sender: sender)
    SwiftMethod.named(unwinding.unwindAction, of: type(of: way.destination))?
      .call(on: way.destination, sender: segue)
    segue.perform()
  }

  // MARK: Embedding

  /// Embeds the controller of a segue in a container view.
  func embed(in container: UIView, of source: UIViewController) {
    guard !isEndless(from: source), let destination = makeDestination(from: source)
    else { return }
    let segue = UIStoryboardSegue(self["identifier"], from: source, to: destination) { segue in
      let (source, destination) = (segue.source, segue.destination)
      source.addChild(destination)
      let view = destination.view!
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(view)
      destination.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: nil)
    segue.perform()
  }

  /// Returns whether this embed segue leads to a scene that is being created, according to the file alone.
  private func isEndless(from source: UIViewController) -> Bool {
    let document = assembly.document
    guard let scene = self["destination"].flatMap(document.scene),
      sequence(first: source, next: \.parent).contains(where: {
        $0.interface?.element === scene.controller
      }),
      let own = source.interface?.element.id.flatMap(document.scene),
      let circle = SceneCircle(
        from: own, of: document, along: [.relationship, .embed], beginningWith: element)
    else { return false }
    assembly.log.report(circle.problem)
    return true
  }
}
