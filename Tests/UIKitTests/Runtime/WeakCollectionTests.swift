import Foundation
import Testing
import UIKit

private protocol Watching: AnyObject {}

@Suite struct `Collections of objects` {
  private final class Item: NSObject, Watching {}

  @Test func `hold weakly what their options say`() {
    let weak = NSHashTable<Item>.weakObjects()
    let strong = NSHashTable<Item>()
    var item: Item? = Item()
    for table in [weak, strong] {
      table.add(item)
      table.add(item)
      #expect(table.count == 1 && table.contains(item))
    }
    strong.remove(Item())
    #expect(strong.count == 1)
    strong.removeAllObjects()
    item = nil
    #expect(weak.count == 0 && weak.anyObject == nil)
  }

  @Test func `hold pointers in their order, and nil in the place of an object that is gone`() {
    let weak = NSPointerArray.weakObjects()
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Item()
    let strong = NSPointerArray.strongObjects()
    func pointer(to item: Item) -> UnsafeMutableRawPointer {
      Unmanaged.passUnretained(item).toOpaque()
    }
    func addNewItems() {
      let (first, second) = (Item(), Item())
      withExtendedLifetime((first, second)) {
        weak.addPointer(pointer(to: first))
        table.add(first)
        strong.addPointer(pointer(to: second))
        #expect(weak.pointer(at: 0) == pointer(to: first))
      }
    }
    addNewItems()
    weak.addPointer(nil)
    weak.insertPointer(pointer(to: kept), at: 1)
    #expect(weak.count == 3 && weak.pointer(at: 0) == nil)
    #expect(weak.pointer(at: 1) == pointer(to: kept))
    #expect(table.count == 0)
    weak.compact()
    #expect(weak.count == 1 && weak.allObjects as? [Item] == [kept])
    weak.count = 2
    weak.replacePointer(at: 1, withPointer: pointer(to: kept))
    weak.removePointer(at: 0)
    #expect(weak.count == 1 && weak.pointer(at: 0) == pointer(to: kept))
    #expect(strong.allObjects.count == 1)
  }

  @Test func `hold objects that are known by a protocol`() {
    let table = NSHashTable<any Watching>.weakObjects()
    let map = NSMapTable<any Watching, NSString>.weakToStrongObjects()
    let kept = Item()
    var item: Item? = Item()
    for object in [kept, item] {
      table.add(object)
      map.setObject("value", forKey: object)
    }
    #expect(table.count == 2 && map.object(forKey: kept) == "value")
    item = nil
    #expect(table.allObjects.count == 1 && table.anyObject === kept && map.count == 1)
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func `find by equal keys, or by the same ones`() {
    let map = NSMapTable<NSString, Item>.strongToWeakObjects()
    var item: Item? = Item()
    map.setObject(item, forKey: "a")
    #expect(map.object(forKey: NSString(string: "a")) === item)
    map.setObject(Item(), forKey: "b")
    #expect(map.count == 1 && map.object(forKey: "b") == nil)
    item = nil
    #expect(map.object(forKey: "a") == nil)
    let pointers = NSMapTable<NSString, Item>(keyOptions: .objectPointerPersonality)
    let key = NSMutableString(string: "a")
    pointers.setObject(Item(), forKey: key)
    #expect(pointers.object(forKey: key) != nil)
    #expect(pointers.object(forKey: NSMutableString(string: "a")) == nil)
    pointers.removeObject(forKey: key)
    #expect(pointers.count == 0)
  }

  @Test func `let one thread in at a time, and a thread again`() {
    nonisolated(unsafe) let item = Item()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      objc_sync_enter(item)
      objc_sync_enter(item)
      count += 1
      objc_sync_exit(item)
      objc_sync_exit(item)
    }
    #expect(count == 200)
  }
}
