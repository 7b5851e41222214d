package import Foundation

/// The coder with which an object of an Interface Builder file is initialized.
///
/// Apps pass it to `super`. The initializer of the class that corresponds to the file's element configures the
/// object. As with a compiled nib, changes that a subclass makes after `super.init(coder:)` come later and take
/// precedence.
package final class InterfaceCoder: NSCoder {
  private let storage: InterfacePart

  @MainActor init(_ part: InterfacePart) {
    storage = part
    super.init()
  }

  @MainActor package var part: InterfacePart { storage }

  // The coder has no values for keys.
  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension InterfaceCoder: ConfiguringCoder {
  package func finish<Object: AnyObject>(_ object: Object) {
    part.assembly.configure(object, from: part, reached: Object.self)
  }

  package func value<Value>(named name: String) -> Value? {
    (Value.self as? any InterfaceValue.Type)?.read(name, of: part) as? Value
  }

  package func partClass<Object: AnyObject>(
    named name: String, orElse standard: Object.Type
  ) -> Object.Type {
    part.partClass(name, orElse: standard)
  }
}

extension InterfaceCoder: SceneCoder {
  var scene: (any ControllerScene)? { ControllerInterface(part) }
}
