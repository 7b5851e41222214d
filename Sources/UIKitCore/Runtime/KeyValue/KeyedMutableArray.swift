import Foundation
import UIKitDiagnostics

/// The array of an object's property. Its changes are changes of the property.
final class KeyedMutableArray: NSMutableArray {
  private let object: NSObject
  private let key: String

  init(of object: NSObject, forKey key: String) {
    self.object = object
    self.key = key
    super.init(capacity: 0)
  }

  // Foundation requires these initializers, but creates other arrays with them.
  required init?(coder: NSCoder) { trap("The array of a property can't be decoded") }
  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    trap("The array of a property can't be created from objects")
  }
  required convenience init(arrayLiteral elements: Any...) {
    trap("The array of a property can't be created from elements")
  }

  private var elements: NSArray { object.value(forKey: key) as? NSArray ?? [] }

  /// Changes an array that can be changed in place, and replaces another one.
  private func change(
    _ kind: NSKeyValueChange, at indexes: IndexSet, _ edit: (NSMutableArray) -> Void
  ) {
    guard !indexes.isEmpty else { return }
    object.willChange(kind, valuesAt: indexes, forKey: key)
    let elements = elements
    if let array = elements as? NSMutableArray {
      edit(array)
    } else {
      let array = NSMutableArray(array: elements.map { $0 })
      edit(array)
      object.setValue(array.map { $0 }, forKey: key)
    }
    object.didChange(kind, valuesAt: indexes, forKey: key)
  }

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements.object(at: index) }

  // MARK: One element

  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func removeLastObject() { removeObject(at: count - 1) }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: [index]) { $0.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    change(.removal, at: [index]) { $0.removeObject(at: index) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, at: [index]) { $0.replaceObject(at: index, with: anObject) }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    guard idx1 != idx2 else { return }
    change(.replacement, at: [idx1, idx2]) { $0.exchangeObject(at: idx1, withObjectAt: idx2) }
  }

  // MARK: Several elements

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, at: indexes) { $0.insert(objects, at: indexes) }
  }

  override func removeObjects(at indexes: IndexSet) {
    change(.removal, at: indexes) { $0.removeObjects(at: indexes) }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change(.replacement, at: indexes) { $0.replaceObjects(at: indexes, with: objects) }
  }

  override func addObjects(from otherArray: [Any]) {
    insert(otherArray, at: IndexSet(integersIn: count..<count + otherArray.count))
  }

  override func removeObjects(in range: NSRange) {
    removeObjects(at: IndexSet(integersIn: range.lowerBound..<range.upperBound))
  }

  override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }

  /// Replaces as many elements as there are on both sides, and inserts or removes the others.
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let common = Swift.min(range.length, otherArray.count)
    let end = range.lowerBound + common
    replaceObjects(
      at: IndexSet(integersIn: range.lowerBound..<end), with: Array(otherArray.prefix(common)))
    removeObjects(at: IndexSet(integersIn: end..<range.upperBound))
    insert(
      Array(otherArray.dropFirst(common)),
      at: IndexSet(integersIn: end..<end + otherArray.count - common))
  }

  override func replaceObjects(
    in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange
  ) {
    replaceObjects(
      in: range,
      withObjectsFrom: Array(otherArray[otherRange.lowerBound..<otherRange.upperBound]))
  }

  override func setArray(_ otherArray: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
  }
}
