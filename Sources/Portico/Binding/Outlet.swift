/// What bindings are connected to: one value, read once for all of them.
@usableFromInline @MainActor class Outlet: Reader {
  /// In the order in which they were made; `nil` where one has ended.
  final private(set) var bindings: [ViewBinding?] = []
  final private(set) var count = 0
  private var isApplying = false

  /// Whether the source is gone.
  var isDead: Bool { false }

  /// Connects `binding`, which the caller then gives the present value.
  final func add(_ binding: ViewBinding) {
    binding.index = bindings.count
    binding.outlet = self
    bindings.append(binding)
    count += 1
  }

  /// Calls `body` with each binding. What is connected meanwhile waits for the next time.
  final func forEachBinding(_ body: (ViewBinding) -> Void) {
    isApplying = true
    var index = 0
    let end = bindings.count
    while index < end {
      if let binding = bindings[index] { body(binding) }
      index += 1
    }
    isApplying = false
    removeGaps()
  }

  final func remove(at index: Int) {
    bindings[index] = nil
    count -= 1
    removeGaps()
    if count == 0 { didRemoveLast() }
  }

  func didRemoveLast() {}

  /// Makes ending a binding take the same time on average however many there are.
  private func removeGaps() {
    guard !isApplying, count < bindings.count / 2 || count == 0 else { return }
    if count == 0 { return bindings.removeAll(keepingCapacity: bindings.count < 16) }
    bindings.removeAll { $0 == nil }
    for (index, binding) in bindings.enumerated() { binding?.index = index }
  }
}
