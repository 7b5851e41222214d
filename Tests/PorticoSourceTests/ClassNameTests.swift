import Testing

@Suite("Classes with names of their own in Objective-C")
struct ClassNameTests {
  @Test("Classes tell the names that they are given, and no others")
  func names() {
    let translation = Translation(
      """
      @objc(NTNotice) open class Notice: NSObject {
      }
      @objc(NTAlarm)
      class Alarm: Notice {
      }
      @objc class Plain: Alarm {
      }
      """)
    let lines = translation.lines()
    #expect(lines[0] == "                open class Notice: NSObject, _NamedClass {")
    #expect(
      lines[1]
        == " open nonisolated class var _objectiveCName: (type: AnyClass, name: String) "
        + "{ (Notice.self, \"NTNotice\") } }")
    #expect(lines[3] == "class Alarm: Notice {")
    #expect(
      lines[4]
        == " public nonisolated override class var _objectiveCName: (type: AnyClass, name: String) "
        + "{ (Alarm.self, \"NTAlarm\") } }")
    #expect(lines[5...] == ["      class Plain: Alarm {", "}"])
    #expect(translation.support.contains("func NSStringFromClass"))
  }

  @Test("Methods have the names that protocols give them")
  func requirements() {
    let text = Translation(
      """
      @objc protocol Menu {
        @objc(menu:widthForSide:) optional func menu(_ menu: Any, widthFor side: Int) -> Int
        @objc(closeMenu:) func close(_ menu: Any)
      }
      class Host: NSObject, Menu {
        @objc func menu(_ menu: Any, widthFor side: Int) -> Int { 4 }
        @objc func close(_ menu: Any) {}
        @objc func menu(_ menu: Any, heightFor side: Int) -> Int { 4 }
      }
      """
    ).text
    for name in ["menu:widthForSide:", "closeMenu:", "menu:heightFor:"] {
      #expect(text.contains(".method(\"\(name)\")"))
    }
  }
}
