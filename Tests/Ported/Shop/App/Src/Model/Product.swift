import Foundation

@objc enum Stock: Int {
    case plenty, few, none
}

@objcMembers
class Product: NSObject {
    let name: String
    var price: Int
    dynamic var stock: Int = 3 {
        didSet { changes += 1 }
    }
    private(set) var changes = 0

    init(name: String, price: Int) {
        self.name = name
        self.price = price
        super.init()
    }

    var isAvailable: Bool { stock > 0 }

    func restock() { stock += 1 }
}
