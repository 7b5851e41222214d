import Testing

@testable import PorticoPort

@Suite("Build settings")
struct BuildSettingsTests {
  @Test("References, inherited values, conditions and changes are filled in")
  func values() {
    let settings = BuildSettings(
      [
        ["NAME": "My App-2", "FLAGS": "A"],
        ["FLAGS": "$(inherited) B", "FLAGS[sdk=macosx*]": "MAC"],
        [
          "FLAGS[sdk=iphone*]": "$(inherited) C ${NAME}", "KIND_Debug": "K",
          "BOTH": "$(KIND_$(CONFIGURATION))", "CONFIGURATION": "Debug",
          "X[config=Release]": "1", "X[config=Debug][arch=x86_64]": "2",
        ],
      ], configuration: "Debug")
    #expect(settings["FLAGS"] == "A B C My App-2")
    #expect(settings.expanded("$(NAME:c99extidentifier)") == "My_App_2")
    #expect(settings.expanded("$(NAME:rfc1034identifier:lower)") == "my-app-2")
    #expect(settings.expanded("$(NONE:default=some) $5 $(open") == "some $5 $(open")
    #expect(settings["BOTH"] == "K")
    #expect(settings["X"] == "2")
    #expect(settings["NONE"] == nil)
  }

  @Test("Settings that name themselves or double each other end")
  func growth() {
    var layer = ["A": "$(B)", "B": "$(A) x"]
    for number in 0..<64 { layer["D\(number)"] = "$(D\(number + 1))$(D\(number + 1))ab" }
    let settings = BuildSettings([layer], configuration: "Debug")
    #expect((settings["A"]?.utf8.count ?? 0) < 100_000)
    #expect((settings["D0"]?.utf8.count ?? 0) < 100_000)
  }

  @Test("Settings files include others once, and tell what is not there")
  func files() throws {
    let fixture = try PortFixture()
    try fixture.write(
      """
      // A comment
      #include "Inner/B.xcconfig"
      #include? "Local.xcconfig"
      #include "Missing.xcconfig"
      A = 1 // one
      FLAGS[sdk=iphoneos*] = x=y;
      B = $(inherited) a
      """, to: "A.xcconfig")
    try fixture.write("#include \"../A.xcconfig\"\nB = b\n", to: "Inner/B.xcconfig")
    let path = fixture.folder + "/A.xcconfig"
    let file = SettingsFile(path, from: ("project.pbxproj", 7), folder: fixture.folder)
    #expect(file.settings == ["A": "1", "FLAGS[sdk=iphoneos*]": "x=y", "B": "b a"])
    #expect(
      file.problems == [
        Remark(fixture.folder + "/Inner/B.xcconfig", 1, "A.xcconfig includes itself"),
        Remark(path, 4, "Missing.xcconfig is not there; is it generated?"),
      ])
  }
}
