import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Previews") struct PreviewTests {
  struct Greeting: PreviewRegistry {
    static var fileID: String { "Tests/Greeting.swift" }
    static var line: Int { 7 }
    static var column: Int { 1 }

    static func makePreview() throws -> Preview {
      Preview("Greeting", traits: .landscapeLeft) {
        let controller = UIViewController()
        controller.title = "Hello"
        return controller
      }
    }
  }

  struct Colors: PreviewRegistry {
    static var fileID: String { "Tests/Colors.swift" }
    static var line: Int { 3 }
    static var column: Int { 1 }

    static func makePreview() throws -> Preview {
      Preview(traits: .fixedLayout(width: 50, height: 20), arguments: ["red", "green"]) { name in
        let label = UILabel()
        let text = name
        label.with(text)
      }
    }
  }

  struct Broken: PreviewRegistry {
    static var fileID: String { "Tests/Broken.swift" }
    static var line: Int { 1 }
    static var column: Int { 1 }

    static func makePreview() throws -> Preview { throw CocoaError(.fileNoSuchFile) }
  }

  private var entries: [PreviewEntry] {
    PreviewCatalog.load().entries.filter { $0.place.hasPrefix("Tests/") }
  }

  @Test("are found in the program, by file and line")
  func catalog() {
    #expect(entries.map(\.name) == ["Line 3: red", "Line 3: green", "Greeting"])
    #expect(entries.map(\.place).last == "Tests/Greeting.swift:7")
    #expect(entries.map(\.isLandscape) == [false, false, true])
    #expect(
      PreviewCatalog.load().problems.filter { $0.hasPrefix("Tests/Broken.swift:1: ") }.count == 1)
  }

  @Test("make what shows")
  func contents() {
    #expect(entries.last?.make().title == "Hello")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.rootViewController = entries.first?.make()
    window.isHidden = false
    window.layoutIfNeeded()
    let label = window.rootViewController?.view.subviews.first as? UILabel
    #expect(label?.text == "red")
    #expect(label?.frame == CGRect(x: 75, y: 40, width: 50, height: 20))
    window.isHidden = true
  }
}

extension UILabel {
  fileprivate func with(_ text: String) -> UILabel {
    self.text = text
    return self
  }
}
