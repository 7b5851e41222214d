import UIKit

extension UIView {
    @IBInspectable
    public var borderWidth: CGFloat {
        set {
            layer.borderWidth = newValue
        }
        get {
            return layer.borderWidth
        }
    }
}

public extension UIButton {
    @objc func flash() { tag += 1 }
}

open class Observing<Model: NSObject>: NSObject {
    public let model: Model
    public private(set) var seen: [String] = []

    public init(_ model: Model) {
        self.model = model
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(modelChanged), name: .habitChanged, object: model)
    }

    @objc func modelChanged(_ notification: NSNotification) {
        seen.append(notification.name.rawValue)
    }
}

public extension NSNotification.Name {
    static let habitChanged = NSNotification.Name("habitChanged")
}
