/// Collects the ranges that a searchable object finds. Its methods can be called on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  let found: FoundRanges<DocumentIdentifier>

  public func foundRange(
    _ range: UITextRange, searchString: String, document: DocumentIdentifier
  ) {
    found.change { $0.append(FoundRange(range: range, document: document)) }
  }

  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    found.change { $0.removeAll { $0.range.isEqual(range) && $0.document == document } }
    found.report()
  }

  public func invalidate() {
    found.change { $0 = [] }
    found.report()
  }

  public func finishedSearching() { found.report() }

  public var allFoundRanges: [UITextRange] { found.ranges.map(\.range) }
}
