public import Foundation
import UIKitDiagnostics

/// An array of pointers to objects, which it can hold weakly. The pointer of an object that was deallocated becomes `nil`.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var held: [HeldObject<AnyObject>?] = []

  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  public class func strongObjects() -> NSPointerArray { NSPointerArray() }
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of pointers, including `nil`.
  open var count: Int {
    get { held.count }
    set {
      held.removeLast(max(0, held.count - newValue))
      held += Array(repeating: nil, count: max(0, newValue - held.count))
    }
  }
  open var allObjects: [Any] { held.compactMap { $0?.value } }

  private func hold(_ pointer: UnsafeMutableRawPointer?) -> HeldObject<AnyObject>? {
    pointer.map {
      HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options)
    }
  }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    requireIndex(index, below: count, "-[NSPointerArray pointerAtIndex:]")
    return held[index]?.value.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    held.append(hold(pointer))
  }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    requireIndex(index, below: count + 1, "-[NSPointerArray insertPointer:atIndex:]")
    held.insert(hold(item), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    requireIndex(index, below: count, "-[NSPointerArray pointerAtIndex:]")
    held[index] = hold(item)
  }

  open func removePointer(at index: Int) {
    requireIndex(index, below: count, "-[NSPointerArray pointerAtIndex:]")
    held.remove(at: index)
  }

  /// Removes `nil` from the array.
  open func compact() {
    held.removeAll { $0?.value == nil }
  }
}
