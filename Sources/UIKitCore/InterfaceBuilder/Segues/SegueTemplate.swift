import Foundation

/// A segue as the storyboard describes it, which can be performed again and again.
@MainActor package final class SegueTemplate {
  private let element: InterfaceElement
  private let interface: ControllerInterface

  package init(_ element: InterfaceElement, of interface: ControllerInterface) {
    self.element = element
    self.interface = interface
  }

  package var identifier: String? { element["identifier"] }

  /// Performs the segue as something that a person touched asks for, if the source lets it.
  package func trigger(by sender: Any?) {
    guard let source = interface.controller,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    perform(sender: sender)
  }

  /// Makes the destination, lets the source prepare it, and goes there.
  package func perform(sender: Any?) {
    guard let source = interface.controller else { return }
    let part = InterfacePart(element: element, assembly: interface.assembly())
    if element["kind"] == "unwind" { return part.unwind(from: source, sender: sender) }
    guard let destination = part.makeDestination() else { return }
    let segue = part.makeSegue(from: source, to: destination, sender: sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

extension InterfacePart {
  /// The controller that this segue leads to, made anew.
  func makeDestination() -> UIViewController? {
    guard let id = self["destination"], let storyboard = assembly.storyboard else {
      fail("the segue leads nowhere")
      return nil
    }
    guard let controller = storyboard.instantiateScene(withID: id) else {
      fail("the segue leads to \(id), which is no scene of the file")
      return nil
    }
    return controller
  }

  fileprivate func makeSegue(
    from source: UIViewController, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    let identifier = self["identifier"]
    let type: AnyClass = ClassResolver.type(of: self, orElse: UIStoryboardSegue.self)
    if type != UIStoryboardSegue.self, let type = type as? UIStoryboardSegue.Type {
      return type.make(identifier, from: source, to: destination)
    }
    let isAnimated = value("animates") ?? true
    switch self["kind"] {
    case "show":
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        [unowned source, unowned destination] in
        source.show(destination, sender: sender)
      }
    case "showDetail", "replace":
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        [unowned source, unowned destination] in
        source.showDetailViewController(destination, sender: sender)
      }
    case "push":
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        [unowned source, unowned destination] in
        source.navigationController?.pushViewController(destination, animated: isAnimated)
      }
    case "presentation", "modal":
      setPresentation(of: destination)
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        [unowned source, unowned destination] in
        source.present(destination, animated: isAnimated)
      }
    case "popoverPresentation", "popover":
      setPopover(of: destination, sender: sender)
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        [unowned source, unowned destination] in
        source.present(destination, animated: isAnimated)
      }
    case let kind:
      fail("a segue of kind \(kind ?? "?") is not known here")
      return UIStoryboardSegue(
        identifier: identifier, source: source, destination: destination, performHandler: {})
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

  /// Goes back to a controller further up; see ``UIViewController/unwind(for:towards:)``.
  fileprivate func unwind(from source: UIViewController, sender: Any?) {
    warn("unwind segues are not known here")
  }

  // MARK: Embedding

  /// Puts the controller that an embed segue leads to in a container view.
  func embed(in container: UIView, of source: UIViewController) {
    guard let destination = makeDestination() else { return }
    let segue = UIStoryboardSegue(
      identifier: self["identifier"], source: source, destination: destination
    ) { [unowned source, unowned destination] in
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
}
