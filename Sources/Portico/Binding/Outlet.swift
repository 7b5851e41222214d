/// A value that is read once for all bindings that are connected to it.
@usableFromInline @MainActor class Outlet: Reader {
  /// The bindings in the order of their creation, with `nil` in place of those that ended.
  final private(set) var bindings: [ViewBinding?] = []
  final private(set) var count = 0
  private var isApplying = false

  /// Whether the source is deallocated.
  var isDead: Bool { false }

  /// Connects `binding`. The caller then applies the present value to it.
  final func add(_ binding: ViewBinding) {
    binding.index = bindings.count
    binding.outlet = self
    bindings.append(binding)
    count += 1
  }

  /// Calls `body` with each binding, except those that are connected during this call.
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

  /// Removes ended bindings when they are more than half, so that ending a binding takes amortized constant time.
  private func removeGaps() {
    guard !isApplying, count < bindings.count / 2 || count == 0 else { return }
    if count == 0 { return bindings.removeAll(keepingCapacity: bindings.count < 16) }
    bindings.removeAll { $0 == nil }
    for (index, binding) in bindings.enumerated() { binding?.index = index }
  }
}
