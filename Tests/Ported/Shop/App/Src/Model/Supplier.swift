import UIKit

@objc protocol SupplierDelegate: NSObjectProtocol {
    @objc optional func supplier(_ supplier: Supplier, didRename name: String)
}

/// A model that is filled from what a server sends.
class Supplier: NSObject {
    @objc var name: String?
    @objc var rating: Double = 0
    @objc var stock: Stock = .plenty
    @objc var address: Address?
    private(set) var unknown: [String] = []
    weak var delegate: SupplierDelegate?
    let undoManager = UndoManager()

    init(dictionary: [String: Any]) {
        super.init()
        setValuesForKeys(dictionary)
    }

    override func setValue(_ value: Any?, forKey key: String) {
        if key == "address", let dictionary = value as? [String: Any] {
            address = Address(dictionary: dictionary)
            return
        }
        super.setValue(value, forKey: key)
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        unknown.append(key)
    }

    override func setNilValueForKey(_ key: String) {
        if key == "rating" { rating = -1 } else { super.setNilValueForKey(key) }
    }

    func rename(to name: String) {
        (undoManager.prepare(withInvocationTarget: self) as AnyObject).rename(to: self.name ?? "")
        self.name = name
        if let delegate = delegate, delegate.responds(to: #selector(SupplierDelegate.supplier(_:didRename:))) {
            delegate.supplier?(self, didRename: name)
        }
    }
}

@objcMembers class Address: NSObject {
    var city = ""

    init(dictionary: [String: Any]) {
        super.init()
        setValuesForKeys(dictionary)
    }
}
