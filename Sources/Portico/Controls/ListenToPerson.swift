import Foundation
import UIKit

/// A function that observes changes of a target by the user.
///
/// It calls the first closure after each change, and the second, if there is one, when editing ends. It returns a closure
/// that stops the observation.
typealias ListenToPerson<Target> =
  (Target, _ changed: @escaping () -> Void, _ ended: (() -> Void)?) -> () -> Void

/// Observes the events of a control: the target itself or a control in it.
@MainActor func byEvents<Target>(
  _ events: UIControl.Event, of control: @escaping (Target) -> UIControl
) -> ListenToPerson<Target> {
  { target, changed, ended in
    let control = control(target)
    let change = UIAction { _ in changed() }
    control.addAction(change, for: events)
    let end = ended.map { ended in UIAction { _ in ended() } }
    if let end { control.addAction(end, for: .editingDidEnd) }
    return { [weak control] in
      control?.removeAction(change, for: events)
      if let end { control?.removeAction(end, for: .editingDidEnd) }
    }
  }
}

/// Observes the notifications of a text view.
@MainActor func byNotifications<Target: UITextView>() -> ListenToPerson<Target> {
  { target, changed, ended in
    let center = NotificationCenter.default
    func observe(_ name: Notification.Name, _ work: @escaping () -> Void) -> any NSObjectProtocol {
      nonisolated(unsafe) let work = work
      return center.addObserver(forName: name, object: target, queue: nil) { _ in
        MainActor.assumeIsolated { work() }
      }
    }
    var observers = [observe(UITextView.textDidChangeNotification, changed)]
    if let ended { observers.append(observe(UITextView.textDidEndEditingNotification, ended)) }
    return { for observer in observers { center.removeObserver(observer) } }
  }
}
