import Foundation

@objc protocol BookObserver: class {
    @objc optional func bookDidChange(_ book: Book)
    @objc optional func book(_ book: Book, didInsert entry: Entry, at index: Int)
    @objc optional func book(_ book: Book, didRemove entry: Entry, at index: Int)
}

class Book: NSObject, NSCoding {

    private(set) var entries: NSMutableArray
    private let observers = NSHashTable<BookObserver>.weakObjects()

    override init() {
        entries = NSMutableArray()
        super.init()
    }

    required init?(coder aDecoder: NSCoder) {
        guard let array = aDecoder.decodeObject(forKey: "entries") as? [Entry] else { return nil }
        entries = NSMutableArray(array: array)
        super.init()
    }

    func encode(with aCoder: NSCoder) {
        aCoder.encode(entries, forKey: "entries")
    }

    class func sample() -> Book {
        let book = Book()
        book.add(Entry(title: "Bread", amount: NSDecimalNumber(string: "3.20"), category: .Food, date: Date(timeIntervalSince1970: 1_450_000_000)))
        book.add(Entry(title: "Train", amount: NSDecimalNumber(string: "41.5"), category: .Travel, date: Date(timeIntervalSince1970: 1_450_100_000)))
        return book
    }

    class func load(from url: URL) -> Book? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return NSKeyedUnarchiver.unarchiveObject(withFile: url.path) as? Book
    }

    @discardableResult
    func save(to url: URL) -> Bool {
        return NSKeyedArchiver.archiveRootObject(self, toFile: url.path)
    }

    func addObserver(_ observer: BookObserver) { observers.add(observer) }
    func removeObserver(_ observer: BookObserver) { observers.remove(observer) }

    subscript(index: Int) -> Entry {
        return entries[index] as! Entry
    }

    var count: Int { return entries.count }

    func add(_ entry: Entry) {
        entries.insert(entry, at: 0)
        observers.allObjects.forEach {
            $0.book?(self, didInsert: entry, at: 0)
            $0.bookDidChange?(self)
        }
    }

    func remove(at index: Int) {
        let entry = self[index]
        entries.removeObject(at: index)
        for observer in observers.allObjects {
            observer.book?(self, didRemove: entry, at: index)
            observer.bookDidChange?(self)
        }
    }

    func sort() {
        entries.sort(using: [NSSortDescriptor(key: #keyPath(Entry.date), ascending: false)])
        observers.allObjects.forEach { $0.bookDidChange?(self) }
    }

    var total: NSDecimalNumber {
        return entries.value(forKeyPath: "@sum.amount") as! NSDecimalNumber
    }

    func entries(matching text: String) -> [Entry] {
        let predicate = NSPredicate(format: "title CONTAINS[cd] %@", text)
        return entries.filtered(using: predicate) as! [Entry]
    }
}
