import Combine
import UIKit

extension UIControl {

    struct EventPublisher: Publisher {
        typealias Output = UIControl
        typealias Failure = Never

        let control: UIControl
        let events: UIControl.Event

        func receive<S: Subscriber>(subscriber: S) where S.Input == UIControl, S.Failure == Never {
            let subscription = EventSubscription(subscriber: subscriber, control: control, events: events)
            subscriber.receive(subscription: subscription)
        }
    }

    final class EventSubscription<S: Subscriber>: Subscription where S.Input == UIControl {
        private var subscriber: S?
        private weak var control: UIControl?

        init(subscriber: S, control: UIControl, events: UIControl.Event) {
            self.subscriber = subscriber
            self.control = control
            control.addTarget(self, action: #selector(handle), for: events)
        }

        func request(_ demand: Subscribers.Demand) {}

        func cancel() {
            control?.removeTarget(self, action: nil, for: .allEvents)
            subscriber = nil
        }

        @objc private func handle() {
            guard let control = control else { return }
            _ = subscriber?.receive(control)
        }
    }

    func publisher(for events: UIControl.Event) -> EventPublisher {
        EventPublisher(control: self, events: events)
    }
}

extension UITextField {
    var textPublisher: AnyPublisher<String, Never> {
        NotificationCenter.default
            .publisher(for: UITextField.textDidChangeNotification, object: self)
            .compactMap { ($0.object as? UITextField)?.text }
            .eraseToAnyPublisher()
    }
}
