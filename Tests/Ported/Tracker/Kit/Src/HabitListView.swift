import UIKit

@objc public protocol HabitListViewDelegate: NSObjectProtocol {
    func habitListView(_ view: HabitListView, didSelect habit: Habit)
    @objc optional func habitListView(_ view: HabitListView, shouldSelect habit: Habit) -> Bool
    @objc optional func habitListView(_ view: HabitListView,
                                      titleFor habit: Habit) -> String?
    @objc optional func habitListViewDidReload(_ view: HabitListView);
}

@objc public protocol SwipeDelegate: HabitListViewDelegate {
    @objc(habitListView:didSwipe:) optional func habitListView(_ view: HabitListView, didSwipe habit: Habit)
}

open class HabitListView: UIView {

    @objc public weak var delegate: HabitListViewDelegate?
    public private(set) var buttons: [UIButton] = []

    open var habits: [Habit] = [] {
        didSet { reload() }
    }

    open func reload() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = habits.map { habit in
            let button = UIButton(type: .system)
            button.setTitle((delegate?.habitListView?(self, titleFor: habit) ?? nil) ?? habit.name, for: .normal)
            button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            addSubview(button)
            return button
        }
        delegate?.habitListViewDidReload?(self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 0, y: safeAreaInsets.top + CGFloat(index) * 44, width: bounds.width, height: 44)
        }
    }

    @objc private func tapped(_ sender: UIButton) {
        guard let index = buttons.firstIndex(of: sender) else { return }
        let habit = habits[index]
        if let shouldSelect = delegate?.habitListView?(self, shouldSelect: habit), !shouldSelect { return }
        delegate?.habitListView(self, didSelect: habit)
        if let delegate = delegate, delegate.responds(to: #selector(SwipeDelegate.habitListView(_:didSwipe:))) {
            (delegate as? SwipeDelegate)?.habitListView?(self, didSwipe: habit)
        }
    }
}

extension HabitListView {
    @objc open func clear() { habits = [] }
    @objc open var summary: String { "\(habits.count) habits" }
}
