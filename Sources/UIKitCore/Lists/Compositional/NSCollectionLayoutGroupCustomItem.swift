public import Foundation

/// Where an item of a group is that places its items itself.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }
}

/// Places the items of a group in the room that it has.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]
