import Foundation

@objc protocol CartDelegate: class {
    func cartDidChange(_ cart: Cart)
    /// The most that may be in the cart.
    @objc optional func cart(_ cart: Cart, limitFor product: Product) -> Int
    @objc optional func cart(_ cart: Cart, didRefuse product: Product)
    @objc optional func cartDidEmpty()
    @objc optional var currency: String { get }
}

class Cart: NSObject {

    @objc dynamic private(set) var total = 0
    private(set) var products: [Product] = []
    weak var delegate: CartDelegate?
    private var timer: Timer?
    private(set) var reminders = 0

    func add(_ product: Product) {
        let limit = delegate?.cart?(self, limitFor: product) ?? 2
        guard products.filter({ $0 === product }).count < limit else {
            delegate?.cart?(self, didRefuse: product)
            return
        }
        products.append(product)
        total += product.price
        changed()
    }

    func empty() {
        products = []
        total = 0
        if delegate?.cartDidEmpty?() == nil {
            changed()
        }
    }

    var price: String { "\(total) \(delegate?.currency ?? "EUR")" }

    private func changed() {
        delegate?.cartDidChange(self)
        NotificationCenter.default.post(name: .cartDidChange, object: self, userInfo: [#keyPath(Cart.total): total])
    }

    func startReminding(every interval: TimeInterval) {
        timer = Timer.scheduledTimer(timeInterval: interval, target: self, selector: #selector(remind(_:)), userInfo: "cart", repeats: true)
    }

    func stopReminding() {
        timer?.invalidate()
    }

    @objc private func remind(_ timer: Timer) {
        if timer.userInfo as? String == "cart" { reminders += 1 }
    }
}
