import Foundation
import os.log

private let log = OSLog(subsystem: "com.example.tracker", category: "model")

/// Something a person wants to do every day.
@objc(TRKHabit)
public final class Habit: NSObject {

    @objc public dynamic var name: String
    @objc public dynamic var streak: Int = 0 {
        willSet { previous = streak }
    }
    @objc public private(set) dynamic var isDone: Bool = false
    public private(set) var previous = 0

    @objc public init(name: String) {
        self.name = name
    }

    @objc public func complete() {
        guard !isDone else { return }
        isDone = true
        streak += 1
        os_log("%{public}@ done, %d in a row", log: log, type: .debug, name, streak)
    }

    @objc public func reset() { isDone = false }
}
