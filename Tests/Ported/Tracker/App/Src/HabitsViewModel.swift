import Foundation
import TrackerKit

final class HabitsViewModel: NSObject {

    let habits: [Habit]
    var onChange: ((String) -> Void)?
    private var tokens: [NSKeyValueObservation] = []

    init(habits: [Habit]) {
        self.habits = habits
        super.init()
        tokens = habits.map { habit in
            habit.observe(\.streak, options: [.old, .new]) { [weak self] habit, change in
                self?.onChange?("\(habit.name) \(change.oldValue ?? -1)→\(change.newValue ?? -1)")
            }
        }
    }

    deinit {
        tokens.forEach { $0.invalidate() }
    }
}
