/// Growable memory for trivial values, without reference counting or bounds checks on the solver's hot paths.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count: Int32 = 0
  private var capacity: Int32
  private var base: UnsafeMutablePointer<Element>

  init(capacity: Int32 = 16) {
    self.capacity = capacity
    base = .allocate(capacity: Int(capacity))
  }

  deinit { base.deallocate() }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + Int(index))
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + Int(index)
    }
  }

  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always) var last: Element { base[Int(count) - 1] }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + Int(count)).initialize(to: element)
    count += 1
  }

  @inline(__always) mutating func removeLast() { count -= 1 }

  @inline(__always) mutating func popLast() -> Element {
    count -= 1
    return base[Int(count)]
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  @inline(never) private mutating func grow() {
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity) * 2)
    wider.moveInitialize(from: base, count: Int(count))
    base.deallocate()
    base = wider
    capacity *= 2
  }
}
