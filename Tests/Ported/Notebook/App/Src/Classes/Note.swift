import Foundation
import ObjectiveC

@objc enum Priority: Int, CaseIterable {
    case low, high
}

class Note: NSObject, NSCopying {
    @objc dynamic var text: String
    @objc var priority: Priority
    @objc(starred) var isStarred = false

    @objc init(text: String, priority: Priority = .low) {
        self.text = text
        self.priority = priority
    }

    func copy(with zone: NSZone? = nil) -> Any {
        return Note(text: text, priority: priority)
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Note else { return false }
        return other.text == text
    }

    override var hash: Int { return text.hash }

    @objc func compare(_ other: Note) -> Int {
        return text < other.text ? -1 : 1
    }
}

private var tagKey: UInt8 = 0

extension Note {
    @objc var tag: String? {
        get { return objc_getAssociatedObject(self, &tagKey) as? String }
        set { objc_setAssociatedObject(self, &tagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
