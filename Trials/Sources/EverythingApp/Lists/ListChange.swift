import Foundation

/// What a batch of updates says: places before it for what goes, places after it for what comes.
struct ListChange {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(IndexPath, IndexPath)] = []
  var reloaded: [IndexPath] = []
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var movedSections: [(Int, Int)] = []
}
