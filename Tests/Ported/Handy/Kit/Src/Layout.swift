import UIKit

public protocol LayoutItem: AnyObject {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

precedencegroup ConstraintPriorityPrecedence {
    higherThan: AssignmentPrecedence
    lowerThan: ComparisonPrecedence
}
infix operator ~: ConstraintPriorityPrecedence

public struct AnchorOffset<AnchorType: AnyObject> {
    let anchor: NSLayoutAnchor<AnchorType>
    let constant: CGFloat
}

public func + <T>(lhs: NSLayoutAnchor<T>, rhs: CGFloat) -> AnchorOffset<T> { AnchorOffset(anchor: lhs, constant: rhs) }
public func - <T>(lhs: NSLayoutAnchor<T>, rhs: CGFloat) -> AnchorOffset<T> { AnchorOffset(anchor: lhs, constant: -rhs) }

@MainActor public func == <T>(lhs: NSLayoutAnchor<T>, rhs: NSLayoutAnchor<T>) -> NSLayoutConstraint { lhs.constraint(equalTo: rhs) }
@MainActor public func == <T>(lhs: NSLayoutAnchor<T>, rhs: AnchorOffset<T>) -> NSLayoutConstraint {
    lhs.constraint(equalTo: rhs.anchor, constant: rhs.constant)
}
@MainActor public func >= <T>(lhs: NSLayoutAnchor<T>, rhs: AnchorOffset<T>) -> NSLayoutConstraint {
    lhs.constraint(greaterThanOrEqualTo: rhs.anchor, constant: rhs.constant)
}
@MainActor public func == (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint { lhs.constraint(equalToConstant: rhs) }
@MainActor public func ~ (lhs: NSLayoutConstraint, rhs: UILayoutPriority) -> NSLayoutConstraint {
    lhs.priority = rhs
    return lhs
}

@resultBuilder
public enum ConstraintBuilder {
    public static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
    public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
    public static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
    public static func buildEither(first: [NSLayoutConstraint]) -> [NSLayoutConstraint] { first }
    public static func buildEither(second: [NSLayoutConstraint]) -> [NSLayoutConstraint] { second }
    public static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
}

public extension NSLayoutConstraint {
    @discardableResult
    static func build(@ConstraintBuilder _ make: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        let constraints = make()
        activate(constraints)
        return constraints
    }
}

@MainActor
public extension LayoutItem {
    @ConstraintBuilder
    func pin(to other: LayoutItem, insets: NSDirectionalEdgeInsets = .zero) -> [NSLayoutConstraint] {
        topAnchor == other.topAnchor + insets.top
        leadingAnchor == other.leadingAnchor + insets.leading
        bottomAnchor == other.bottomAnchor - insets.bottom
        trailingAnchor == other.trailingAnchor - insets.trailing
    }
}

public extension UIView {
    @discardableResult
    func add(to parent: UIView, @ConstraintBuilder _ make: (_ view: UIView, _ parent: UIView) -> [NSLayoutConstraint]) -> Self {
        if let stack = parent as? UIStackView { stack.addArrangedSubview(self) } else { parent.addSubview(self) }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(make(self, parent))
        return self
    }
}

@propertyWrapper
public struct AutoLayout<View: UIView> {
    public var wrappedValue: View {
        didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
    }

    public init(wrappedValue: View) {
        self.wrappedValue = wrappedValue
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    }
}
