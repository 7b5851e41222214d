import Foundation

/// A player of several items, one after another.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public nonisolated override init() {
    super.init()
  }

  public override init(playerItem item: AVPlayerItem?) {
    queue = [item].compactMap { $0 }
    super.init(playerItem: item)
  }

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  open func items() -> [AVPlayerItem] { queue }

  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if queue.count == 1 { replaceCurrentItem(with: item) }
  }

  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    replaceCurrentItem(with: queue.first)
  }

  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}
