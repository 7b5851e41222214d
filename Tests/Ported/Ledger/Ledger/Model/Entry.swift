import Foundation

enum Category: String {
    case Food, Travel, Rent, Other
    static let all: [Category] = [.Food, .Travel, .Rent, .Other]
}

class Entry: NSObject, NSCoding, NSCopying {

    @objc dynamic var title: String
    @objc dynamic var amount: NSDecimalNumber
    @objc var date: Date
    var category: Category

    init(title: String, amount: NSDecimalNumber, category: Category = .Other, date: Date = Date()) {
        self.title = title
        self.amount = amount
        self.category = category
        self.date = date
        super.init()
    }

    // MARK: NSCoding

    required convenience init?(coder aDecoder: NSCoder) {
        guard let title = aDecoder.decodeObject(forKey: "title") as? String,
            let amount = aDecoder.decodeObject(forKey: "amount") as? String,
            let date = aDecoder.decodeObject(forKey: "date") as? Date
            else { return nil }
        let category = (aDecoder.decodeObject(forKey: "category") as? String).flatMap(Category.init(rawValue:))
        self.init(title: title, amount: NSDecimalNumber(string: amount), category: category ?? .Other, date: date)
    }

    func encode(with aCoder: NSCoder) {
        aCoder.encode(title, forKey: "title")
        aCoder.encode(amount.stringValue, forKey: "amount")
        aCoder.encode(date, forKey: "date")
        aCoder.encode(category.rawValue, forKey: "category")
    }

    func copy(with zone: NSZone? = nil) -> Any {
        return Entry(title: title, amount: amount, category: category, date: date)
    }

    @objc func compare(_ other: Entry) -> ComparisonResult {
        return date.compare(other.date)
    }
}
