public import Foundation

/// What happens to items when they are dropped.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// A proposal for a drop at a location.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  open private(set) var operation: UIDropOperation
  /// Has no effect.
  open var isPrecise = false
  /// Has no effect.
  open var prefersFullSizePreview = false

  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  @available(*, deprecated, renamed: "init(operation:)")
  public convenience init(dropOperation operation: UIDropOperation) {
    self.init(operation: operation)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
