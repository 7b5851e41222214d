import PorticoCheck
import Testing

@testable import PorticoPort

@Suite("The reader of projects")
struct ProjectReaderTests {
  /// A project of some objects and a project object.
  private func reader(_ objects: String, targets: String = "T") throws -> ProjectReader {
    let text = """
      {
      objects = {
      R = {isa = PBXProject; mainGroup = G; targets = (\(targets)); buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (); };
      \(objects)
      };
      rootObject = R;
      }
      """
    return ProjectReader(
      try XcodeProject(text, path: "/code/App/App.xcodeproj/project.pbxproj"))
  }

  private static let target = """
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (S); dependencies = (); };
    S = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
    """

  @Test("Files are where groups, the project and the disk say")
  func places() throws {
    let reader = try reader(
      Self.target + """
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        G = {isa = PBXGroup; children = (H, F2); sourceTree = "<group>"; };
        H = {isa = PBXGroup; children = (F1, F3, F4); path = "../Code/./A"; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = "a b.swift"; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = /tmp/B.swift; sourceTree = "<absolute>"; };
        F3 = {isa = PBXFileReference; path = C.swift; sourceTree = SOURCE_ROOT; };
        F4 = {isa = PBXFileReference; path = D.app; sourceTree = BUILT_PRODUCTS_DIR; };
        """)
    #expect(reader.tree.paths["F1"] == "/code/Code/A/a b.swift")
    #expect(reader.tree.paths["F2"] == "/tmp/B.swift")
    #expect(reader.tree.paths["F3"] == "/code/App/C.swift")
    #expect(reader.tree.paths["F4"] == nil)
    #expect(reader.targets[0].sources.map(\.path) == ["/code/Code/A/a b.swift", "/tmp/B.swift"])
    #expect(reader.problems.isEmpty)
  }

  @Test("Groups that hold each other are walked once, and told")
  func circles() throws {
    let reader = try reader(
      """
      T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (); };
      G = {isa = PBXGroup; children = (H); sourceTree = "<group>"; };
      H = {isa = PBXGroup; name = Inner; children = (G, H); sourceTree = "<group>"; };
      """)
    #expect(
      Set(reader.problems.map(\.text)) == [
        "the group 'G' is in two groups", "the group 'Inner' is in two groups",
      ])
    #expect(reader.problems.allSatisfy { [6, 7].contains($0.line) })
  }

  @Test("Ids that lead nowhere are told with the lines they stand on; the rest is read")
  func dangling() throws {
    let reader = try reader(
      Self.target + """
        B1 = {isa = PBXBuildFile; fileRef = Nowhere; };
        G = {isa = PBXGroup; children = (
        F1,
        Lost); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        """, targets: "Missing, T")
    #expect(reader.targets.map(\.name) == ["App"])
    let problems = Dictionary(
      reader.problems.map { ($0.text, $0.line) }, uniquingKeysWith: { first, _ in first })
    #expect(problems["'Missing' is no object of this project"] == 3)
    #expect(problems["'Nowhere' is no file of this project"] == 6)
    #expect(problems["'B2' is no object of this project"] == 6)
    #expect(problems["'Lost' is no object of this project"] == 9)
    #expect(problems.count == 4)
  }

  @Test("A file that was cut off is a mistake with a line, wherever that was")
  func truncated() throws {
    let text = try PortFixture.golden("Old/Notes.xcodeproj/project.pbxproj")
    for length in stride(from: 0, to: text.utf8.count - 2, by: 499) {
      #expect(throws: Mistake.self) {
        try XcodeProject(String(text.prefix(length)), path: "A.xcodeproj/project.pbxproj")
      }
    }
  }

  @Test("10,000 files are read")
  func many() throws {
    let numbers = 0..<10_000
    let reader = try reader(
      """
      T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; files = (\(numbers.map { "B\($0)" }.joined(separator: ", "))); };
      G = {isa = PBXGroup; children = (\(numbers.map { "F\($0)" }.joined(separator: ", "))); };
      """
        + numbers.map {
          """
          B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };
          F\($0) = {isa = PBXFileReference; path = "\($0).swift"; sourceTree = "<group>"; };
          """
        }.joined())
    #expect(reader.targets[0].sources.count == 10_000)
    #expect(reader.problems.isEmpty)
  }

  @Test("A file for another platform is none of the target's")
  func platforms() throws {
    let reader = try reader(
      Self.target + """
        B1 = {isa = PBXBuildFile; fileRef = F1; platformFilters = (macos, maccatalyst, ); };
        B2 = {isa = PBXBuildFile; fileRef = F1; platformFilters = (ios, tvos, ); };
        G = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        """)
    #expect(reader.targets[0].sources.count == 1)
  }
}
