/// An activity that can be canceled.
public protocol Cancellable {
  /// Cancels the activity and releases the objects that it retains.
  func cancel()
}

extension Cancellable {
  /// Stores the activity in a collection, and cancels it when it's released with the collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores the activity in a set, and cancels it when it's released with the set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
