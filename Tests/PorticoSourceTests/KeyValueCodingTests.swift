import PorticoSource
import Testing

@Suite("Classes with their own key-value coding")
struct KeyValueCodingTests {
  @Test("Overrides get an entry in the table, and their calls of super the base's method")
  func overrides() {
    let translation = Translation(
      """
      class User: NSObject {
        override func setValue(_ value: Any?, forKey key: String) {
          if key == "a" { return super.setValue(f(value, 1), forKey: key) }
          super.setValue(value, forUndefinedKey: key); super.value(forKeyPath: key)
        }
        override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }
        override func setValuesForKeys(_ values: [String: Any]) { super.setValuesForKeys(values) }
      }
      final class Admin: User {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
      }
      """)
    let lines = translation.lines()
    #expect(lines[0] == "class User: NSObject, _NamedMembers {")
    #expect(lines[1].hasPrefix("           func setValue(_ value"))
    #expect(lines[2].hasSuffix("{ return super._setValue(f(value, 1), forKey: key) }"))
    #expect(
      lines[3]
        == "    super._setValue(value, forUndefinedKey: key); super.value(forKeyPath: key)")
    #expect(lines[5].hasSuffix("-> Any? { super._value(forUndefinedKey: key) }"))
    #expect(lines[6].hasPrefix("           func setValuesForKeys"))
    #expect(lines[6].hasSuffix("{ super.setValuesForKeys(values) }"))
    #expect(
      lines[7].contains(
        #".method("setValue:forKey:") { (o: User, a: Any?, b: String) in o.setValue(a, forKey: b) }"#
      ))
    #expect(lines[7].contains(#".method("valueForUndefinedKey:")"#))
    #expect(!lines[7].contains("setValuesForKeys"))
    #expect(lines[9].hasPrefix("  override func setValue"))
    #expect(lines[9].hasSuffix("{ super.setValue(value, forKey: key) }"))
  }

  @Test("Overrides in extensions stay there")
  func extensions() {
    let lines = Translation(
      """
      class User: NSObject {}
      extension User { override func setNilValueForKey(_ key: String) { super.setNilValueForKey(key) } }
      """
    ).lines()
    #expect(lines[0].contains(".method(\"setNilValueForKey:\") { (o: User, a: String) in"))
    #expect(!lines[0].contains("func "))
    #expect(
      lines[1]
        == "extension User {          func setNilValueForKey(_ key: String) { super._setNilValueForKey(key) } }"
    )
  }

  @Test("What has key-value coding of its own is overridden")
  func layers() {
    let source = "class L: CALayer { override func setValue(_ v: Any?, forKey k: String) {} }"
    #expect(Translation(source).text == source)
  }
}
