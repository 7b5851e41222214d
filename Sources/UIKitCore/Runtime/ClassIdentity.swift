/// Returns whether two classes are the same, or both `nil`. With Objective-C, classes are objects that have
/// this operator.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Returns whether two classes differ.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
