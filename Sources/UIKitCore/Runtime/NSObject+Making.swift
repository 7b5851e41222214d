package import Foundation
import UIKitRuntime

extension NSObject {
  /// The way to the overridden initializer of a subclass that is known at run time only.
  @_silgen_name("UIKit_NSObject_make")
  package convenience init(making: Void) {
    self.init()
  }

  @_silgen_name("UIKit_NSObject_make")
  private class func allocate() -> NSObject

  class func make() -> NSObject { allocate() }

  /// An object of a class that is known at run time only, by the initializer of its own where it has one.
  @MainActor static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(OwnInitializer.of(type)?.make(type) ?? type.make(), to: type)
  }
}
