import Foundation

extension InterfacePart {
  /// Connects an object with the actions and segues of the file.
  package func connectActions(of object: AnyObject) {
    for connection in connections("action", "segue") {
      if connection.element.name == "action" {
        connection.connectAction(of: object)
      } else {
        connection.connectSegue(of: object)
      }
    }
  }

  // MARK: Actions

  private func connectAction(of object: AnyObject) {
    guard let name = self["selector"], let id = self["destination"] else {
      fail("an action without a selector or a target")
      return
    }
    let selector = Selector(name)
    let target = assembly.objects[id]
    if target == nil, !assembly.isFirstResponder(id) {
      if object is UIViewController { return }
      fail("action '\(name)' goes to \(id), which is nowhere in \(assembly.place)")
      return
    }
    let event = self["eventType"]
    if let target { expectMethod(selector, of: target) }
    switch object {
    case let control as UIControl:
      guard let event = event.flatMap({ Self.events[$0] }) else {
        warn("action '\(name)' is for an event that is not known here: \(event ?? "none")")
        return
      }
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default:
      warn("a \(type(of: object)) sends no actions")
    }
  }

  private func expectMethod(_ selector: Selector, of target: AnyObject) {
    let type: AnyClass = assembly.declaredClass(of: target)
    guard SwiftMethod.named(selector, of: type) == nil else { return }
    warn(
      "action '\(selector)' finds no method of \(String(reflecting: type)). It must take nothing, the "
        + "sender, or the sender and the event; in a release build it must be public in a public class, "
        + "or dynamic in one that is not final. A UIAction does without")
  }

  // MARK: Segues

  private func connectSegue(of object: AnyObject) {
    ignore("identifier", "destination", "relationship", "destinationCreationSelector")
    switch self["kind"] {
    case "relationship": return
    case "embed":
      if let container = object as? UIView { assembly.addEmbedding(in: container, by: self) }
      return
    default: break
    }
    element.setDeferred()
    guard let interface = assembly.interface else { return }
    let template = SegueTemplate(element, of: interface)
    switch object {
    case let button as UIButton: addTrigger(to: button, for: .touchUpInside, template)
    case let control as UIControl: addTrigger(to: control, for: .valueChanged, template)
    case let item as UIBarButtonItem:
      item.segue = template
      item.target = template
      item.action = SegueTemplate.action
    case let cell as UITableViewCell:
      if self["trigger"] == "accessoryAction" {
        cell.accessorySegue = template
      } else {
        cell.selectionSegue = template
      }
    case let cell as UICollectionViewCell: cell.selectionSegue = template
    case let recognizer as UIGestureRecognizer:
      recognizer.reaction = { recognizer in
        if recognizer.state == .ended { template.trigger(by: recognizer) }
      }
    default: break
    }
  }

  private func addTrigger(
    to control: UIControl, for event: UIControl.Event, _ template: SegueTemplate
  ) {
    control.addAction(UIAction { template.trigger(by: $0.sender) }, for: event)
  }
}
