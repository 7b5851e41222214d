import UIKitDiagnostics
public import Foundation

/// A text that notifies layout managers of its edits.
///
/// A subclass that stores the text elsewhere overrides ``string``, ``attributes(at:effectiveRange:)``,
/// ``replaceCharacters(in:with:)`` and ``setAttributes(_:range:)``, and calls
/// ``edited(_:range:changeInLength:)`` in the last two. All other methods use them. After a layout manager was
/// added, use the storage only on the main thread.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  public nonisolated static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  public nonisolated static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  public override init(string: String) {
    super.init(string: string)
  }

  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: NSAttributedString(runsOf: attributedString))
  }

  public init() {
    super.init(string: "")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Layout

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    onMain { aLayoutManager.textStorage = $0 }
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    onMain { _ in aLayoutManager.textStorage = nil }
  }

  private func onMain(_ work: @MainActor (NSTextStorage) -> Void) {
    // No other code of the main actor runs during this call, so nothing else uses the storage.
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { work(storage) }
  }

  // MARK: Editing

  open private(set) var editedMask: EditActions = []
  /// The range in the current text that was edited since the last processing; its location is `NSNotFound` if
  /// nothing was.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference between the current and the former length of the text.
  open private(set) var changeInLength = 0
  private var editingDepth = 0

  /// Records an edit, which is processed immediately or at the end of the outermost nested edit.
  ///
  /// - Parameters:
  ///   - editedRange: The range before the edit.
  ///   - delta: The change of the range's length.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    self.editedMask.formUnion(editedMask)
    let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if self.editedRange.location == NSNotFound {
      self.editedRange = new
    } else {
      let old = self.editedRange
      let start = min(old.location, new.location)
      let end = max(old.location + old.length + delta, new.location + new.length)
      self.editedRange = NSRange(location: start, length: max(0, end - start))
    }
    changeInLength += delta
    if editingDepth == 0 { processEditing() }
  }

  open override func beginEditing() {
    editingDepth += 1
  }

  open override func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    if editingDepth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notifies the delegate and the layout managers of the edits.
  open func processEditing() {
    // Edits by the delegate become part of this edit.
    editingDepth += 1
    if delegate != nil {
      onMain {
        $0.delegate?.textStorage(
          $0, willProcessEditing: $0.editedMask, range: $0.editedRange,
          changeInLength: $0.changeInLength)
      }
    }
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    fixAttributes(in: editedRange)
    if delegate != nil {
      onMain {
        $0.delegate?.textStorage(
          $0, didProcessEditing: $0.editedMask, range: $0.editedRange,
          changeInLength: $0.changeInLength)
      }
    }
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    editingDepth -= 1
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    guard !layoutManagers.isEmpty else { return }
    onMain {
      for manager in $0.layoutManagers {
        manager.processEditing(
          for: $0, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
      }
    }
  }

  /// Fixes attributes that can't be displayed. Called for the edited range before layout managers are notified.
  open func fixAttributes(in range: NSRange) { removeStrayAttributes(in: range) }

  open var fixesAttributesLazily: Bool { false }
  /// Has no effect.
  open func ensureAttributesAreFixed(in range: NSRange) {}
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

  // MARK: The text

  private func check(_ range: NSRange) {
    require(
      range.isPart(of: length),
      "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds")
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    check(range)
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    check(range)
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let found = attributes(at: location, effectiveRange: nil)
    range?.pointee = longestRange(around: location, in: rangeLimit) { other in
      other.count == found.count
        && found.allSatisfy { Self.isSame($0.value, other[$0.key]) }
    }
    return found
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    let found = attributes(at: location, effectiveRange: nil)[attrName]
    range?.pointee = longestRange(around: location, in: rangeLimit) {
      Self.isSame(found, $0[attrName])
    }
    return found
  }

  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    case (let one?, let other?): one as AnyObject === other as AnyObject
    default: false
    }
  }

  /// Returns the range of the run at a location, extended by adjacent equal runs.
  private func longestRange(
    around location: Int, in limit: NSRange, where isSame: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    var run = NSRange()
    _ = attributes(at: location, effectiveRange: &run)
    var start = min(location, run.location)
    var end = max(location + 1, run.location + run.length)
    while end < limit.location + limit.length, isSame(attributes(at: end, effectiveRange: &run)) {
      end = max(end + 1, run.location + run.length)
    }
    while start > limit.location, isSame(attributes(at: start - 1, effectiveRange: &run)) {
      start = min(start - 1, run.location)
    }
    let first = max(start, limit.location)
    return NSRange(
      location: first, length: min(end, limit.location + limit.length) - first)
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    NSAttributedString(runsOf: self).attributedSubstring(from: range)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    check(range)
    guard range.length > 0 else { return }
    var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: range, options: .longestEffectiveRangeNotRequired) { found, run, _ in
      var new = found
      change(&new)
      runs.append((NSIntersectionRange(run, range), new))
    }
    beginEditing()
    for (run, attributes) in runs { setAttributes(attributes, range: run) }
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let copy = NSAttributedString(runsOf: attrString)
    beginEditing()
    replaceCharacters(in: range, with: copy.string)
    copy.enumerateAttributes(in: NSRange(location: 0, length: copy.length), options: []) {
      attributes, run, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(runsOf: self) }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: NSAttributedString(runsOf: self))
  }

  open override func isEqual(to other: NSAttributedString) -> Bool {
    NSAttributedString(runsOf: self).isEqual(to: NSAttributedString(runsOf: other))
  }
}
