public import Foundation

/// A position between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The offset from the beginning in UTF-16 units.
  package final let offset: Int

  public override init() {
    offset = 0
    super.init()
  }

  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  final func order(to other: UITextPosition) -> ComparisonResult {
    offset < other.offset
      ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  nonisolated open override var hash: Int { offset }
}
