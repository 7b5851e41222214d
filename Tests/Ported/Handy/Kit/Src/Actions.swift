import UIKit
import ObjectiveC

public protocol Then {}

public extension Then where Self: AnyObject {
    @discardableResult
    func then(_ block: (Self) throws -> Void) rethrows -> Self {
        try block(self)
        return self
    }
}

extension NSObject: Then {}

public extension UIControl {

    func on(_ events: UIControl.Event = .touchUpInside, _ closure: @escaping () -> Void) {
        @objc class ClosureSleeve: NSObject {
            let closure: () -> Void
            init(_ closure: @escaping () -> Void) { self.closure = closure }
            @objc func invoke() { closure() }
        }
        let sleeve = ClosureSleeve(closure)
        addTarget(sleeve, action: #selector(ClosureSleeve.invoke), for: events)
        objc_setAssociatedObject(self, "\(UUID())", sleeve, .OBJC_ASSOCIATION_RETAIN)
    }
}

private final class RecognizerTarget<Recognizer: UIGestureRecognizer> {
    let closure: (Recognizer) -> Void

    init(_ closure: @escaping (Recognizer) -> Void) { self.closure = closure }

    @objc func handle(_ recognizer: UIGestureRecognizer) {
        (recognizer as? Recognizer).map(closure)
    }
}

private var targetsKey: Void?

public extension UIGestureRecognizer {
    convenience init<Recognizer: UIGestureRecognizer>(for type: Recognizer.Type, _ closure: @escaping (Recognizer) -> Void) {
        let target = RecognizerTarget(closure)
        self.init(target: target, action: #selector(RecognizerTarget<Recognizer>.handle(_:)))
        objc_setAssociatedObject(self, &targetsKey, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

public extension UIView {
    @discardableResult
    func onTap(count: Int = 1, _ closure: @escaping (UITapGestureRecognizer) -> Void) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(for: UITapGestureRecognizer.self, closure)
        tap.numberOfTapsRequired = count
        isUserInteractionEnabled = true
        addGestureRecognizer(tap)
        return tap
    }
}

public extension UIBarButtonItem {
    private final class Box: NSObject {
        let action: (UIBarButtonItem) -> Void
        init(action: @escaping (UIBarButtonItem) -> Void) { self.action = action }
        @objc func fire(_ sender: UIBarButtonItem) { action(sender) }
    }

    private static var boxKey: UInt8 = 0

    convenience init(title: String, action: @escaping (UIBarButtonItem) -> Void) {
        let box = Box(action: action)
        self.init(title: title, style: .plain, target: box, action: #selector(Box.fire))
        withUnsafePointer(to: &UIBarButtonItem.boxKey) {
            objc_setAssociatedObject(self, $0, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

extension UITextField {
    /// The limit of characters, as Interface Builder sets it.
    @IBInspectable public var maxLength: Int {
        get { (objc_getAssociatedObject(self, &UITextField.maxLengthKey) as? Int) ?? .max }
        set {
            objc_setAssociatedObject(self, &UITextField.maxLengthKey, newValue, .OBJC_ASSOCIATION_RETAIN)
            addTarget(self, action: #selector(checkMaxLength), for: .editingChanged)
        }
    }

    private static var maxLengthKey = 0

    @objc private func checkMaxLength(textField: UITextField) {
        guard let text = text, text.count > maxLength else { return }
        self.text = String(text.prefix(maxLength))
    }
}

public final class Debouncer: NSObject {
    public var handler: (() -> Void)?
    private let interval: TimeInterval

    public init(interval: TimeInterval) { self.interval = interval }

    public func call() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(fire), object: nil)
        perform(#selector(fire), with: nil, afterDelay: interval)
    }

    @objc private func fire() { handler?() }
}
