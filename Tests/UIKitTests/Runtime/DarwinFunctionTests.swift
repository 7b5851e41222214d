import Foundation
import Testing
import UIKit

@MainActor @Suite struct `Functions of Darwin` {
  @Test func `An unfair lock admits one owner`() async {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)

    nonisolated(unsafe) let shared = lock
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 {
        os_unfair_lock_lock(shared)
        count += 1
        os_unfair_lock_unlock(shared)
      }
    }
    #expect(count == 4000)
  }

  @Test func `Core Foundation's truth is a number`() {
    #expect(kCFBooleanTrue == true && kCFBooleanFalse == false)
    let settings: [String: Any] = ["on": kCFBooleanTrue!]
    #expect(settings["on"] as? Bool == true)
  }

  @Test func `The clock counts nanoseconds`() {
    var base = mach_timebase_info_data_t()
    mach_timebase_info(&base)
    let start = mach_absolute_time() * UInt64(base.numer) / UInt64(base.denom)
    let clock = DispatchTime.now().uptimeNanoseconds
    #expect(clock >= start && clock - start < 1_000_000_000)
  }

  @Test func `The main thread knows itself`() async {
    #expect(pthread_main_np() == 1)
    #expect(await Task.detached { pthread_main_np() }.value == 0)
  }

  @Test func `An object tells its class, and a class its name and superclass`() {
    let button = UIButton()
    #expect(object_getClass(button) == UIButton.self)
    #expect(class_getSuperclass(UIButton.self) == UIControl.self)
    #expect(object_getClass(nil) == nil && class_getSuperclass(nil) == nil)
    let name = String(cString: object_getClassName(button))
    #expect(name == String(cString: class_getName(UIButton.self)))
    #expect(
      objc_lookUpClass(name) === UIButton.self && objc_getClass(name) as? AnyClass === UIButton.self
    )
    #expect(objc_lookUpClass("Nothing") == nil && objc_getClass("Nothing") == nil)
    #expect(NSClassFromString(name) == UIButton.self)
  }
}
