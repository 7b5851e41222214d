import Foundation
import Testing
import UIKit

/// Apple's pages of `mutableArrayValue(forKey:)`, `NSKeyValueChange` and `willChange(_:valuesAt:forKey:)`.
@MainActor @Suite struct `An observer of an array` {
  private final class Observer: NSObject, _ObservesValues {
    var changes: [String] = []

    func _observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let kind = (change?[.kindKey] as? UInt).flatMap(NSKeyValueChange.init)
      let indexes = (change?[.indexesKey] as? IndexSet).map(Array.init)
      func words(_ key: NSKeyValueChangeKey) -> String {
        (change?[key] as? [String])?.joined(separator: " ") ?? "-"
      }
      changes.append("\(kind!) \(indexes ?? []) \(words(.oldKey)) > \(words(.newKey))")
    }
  }

  private final class Model: NSObject, _NamedMembers {
    nonisolated static var _namedMembers: [_NamedMember] {
      [
        .property("words", { (o: Model) in o.words }, { (o: Model, v) in o.words = v }),
        .property("kept", { (o: Model) in o.kept }, { (o: Model, v) in o.kept = v }),
      ]
    }

    nonisolated(unsafe) var words = ["a", "b"] {
      didSet { _didSetObservedValue(of: self, "words") }
    }
    nonisolated(unsafe) var kept = NSMutableArray(array: ["a", "b"])
  }

  private let observer = Observer()
  private let model = Model()

  @Test(arguments: ["words", "kept"])
  func `hears of inserted, removed and replaced elements`(key: String) {
    model.addObserver(observer, forKeyPath: key, options: [.new, .old], context: nil)
    let array = model.mutableArrayValue(forKey: key)
    array.add("c")
    array.insert("d", at: 0)
    array[1] = "e"
    array.remove("b")
    array.removeLastObject()
    array.exchangeObject(at: 0, withObjectAt: 1)
    #expect(
      observer.changes == [
        "insertion [2] - > c", "insertion [0] - > d", "replacement [1] a > e",
        "removal [2] b > -", "removal [2] c > -", "replacement [0, 1] d e > e d",
      ])
    #expect(array as? [String] == ["e", "d"])
    #expect(model.value(forKey: key) as? [String] == ["e", "d"])
    #expect(array.contains("d") && array.index(of: "d") == 1)
  }

  @Test(arguments: ["words", "kept"])
  func `hears once of elements that change together`(key: String) {
    model.addObserver(observer, forKeyPath: key, options: [.new, .old], context: nil)
    let array = model.mutableArrayValue(forKey: key)
    array.addObjects(from: ["c", "d"])
    array.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["x"])
    array.replaceObjects(in: NSRange(location: 2, length: 1), withObjectsFrom: ["y", "z"])
    array.insert(["1", "2"], at: [0, 2])
    array.removeAllObjects()
    array.removeAllObjects()
    #expect(
      observer.changes == [
        "insertion [2, 3] - > c d", "replacement [1] b > x", "removal [2] c > -",
        "replacement [2] d > y", "insertion [3] - > z", "insertion [0, 2] - > 1 2",
        "removal [0, 1, 2, 3, 4, 5] 1 a 2 x y z > -",
      ])
    #expect(array.count == 0)
  }

  @Test func `hears of the changes that an object announces`() {
    model.addObserver(observer, forKeyPath: "kept", options: [.new, .old], context: nil)
    model.willChange(.removal, valuesAt: [0], forKey: "kept")
    model.kept.removeObject(at: 0)
    model.didChange(.removal, valuesAt: [0], forKey: "kept")
    #expect(observer.changes == ["removal [0] a > -"])
    model.removeObserver(observer, forKeyPath: "kept")
    model.mutableArrayValue(forKey: "kept").add("c")
    #expect(observer.changes.count == 1)
    #expect(model.kept == ["b", "c"])
  }
}
