/// An activity that can be canceled.
public protocol Cancellable {
  /// Stops the activity and releases what it holds.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity in a collection, to be canceled with it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the activity in a set, to be canceled with it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
