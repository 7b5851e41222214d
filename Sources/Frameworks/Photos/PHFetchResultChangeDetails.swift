public import Foundation

/// The changes of a fetch result.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  open private(set) var fetchResultBeforeChanges = PHFetchResult<ObjectType>()
  open private(set) var fetchResultAfterChanges = PHFetchResult<ObjectType>()
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
}
