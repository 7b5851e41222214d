public import Foundation

/// What changed of what was fetched.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  public let fetchResultBeforeChanges = PHFetchResult<ObjectType>()
  public let fetchResultAfterChanges = PHFetchResult<ObjectType>()
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
}
