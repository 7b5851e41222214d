public import Foundation

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The range in UTF-16 units.
  package final let offsets: Range<Int>

  public override init() {
    offsets = 0..<0
    super.init()
  }

  package init(_ offsets: Range<Int>) {
    self.offsets = offsets
    super.init()
  }

  convenience init(between one: UITextPosition, and other: UITextPosition) {
    self.init(min(one.offset, other.offset)..<max(one.offset, other.offset))
  }

  open var isEmpty: Bool { offsets.isEmpty }
  open var start: UITextPosition { UITextPosition(offsets.lowerBound) }
  open var end: UITextPosition { UITextPosition(offsets.upperBound) }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.offsets == offsets
  }

  nonisolated open override var hash: Int { offsets.hashValue }
}
