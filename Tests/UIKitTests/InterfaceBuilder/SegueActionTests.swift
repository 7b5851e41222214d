import Foundation
import Testing
import UIKit

@MainActor @Suite struct `A segue action` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  /// As the plugin writes it.
  final class Source: UIViewController, _NamedMembers {
    nonisolated static var _namedMembers: [_NamedMember] {
      [
        .method("make:sender:segueIdentifier:") { (o: Source, a: NSCoder, b: Any?, c: String?) in
          o.make(a, sender: b, segueIdentifier: c)
        }
      ]
    }

    var makesNone = false

    func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail? {
      makesNone ? nil : Detail(coder: coder, text: "\(sender ?? "") \(segueIdentifier ?? "")")
    }
  }

  final class Detail: UIViewController {
    let text: String

    init?(coder: NSCoder, text: String) {
      self.text = text
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
      text = "plain"
      super.init(coder: coder)
    }
  }

  private func source() throws -> Source {
    let module = String(reflecting: Source.self).prefix { $0 != "." }
    func scene(_ id: String, _ type: String, _ connections: String) -> String {
      """
      <scene sceneID="s\(id)"><objects>
        <viewController id="\(id)" customClass="\(type)" customModule="\(module)">
          \(connections)
        </viewController>
      </objects></scene>
      """
    }
    let names = [Source.self, Detail.self].map {
      String(reflecting: $0).dropFirst(module.count + 1)
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>
      \(scene("a", String(names[0]), """
        <connections><segue destination="b" kind="show" identifier="go" \
        destinationCreationSelector="make:sender:segueIdentifier:" id="g"/></connections>
        """))
      \(scene("b", String(names[1]), ""))
      </scenes>
      </document>
      """
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(
      to: folder.appendingPathComponent("Act.storyboard"), atomically: true, encoding: .utf8)
    let storyboard = UIStoryboard(name: "Act", bundle: Bundle(url: folder))
    return try #require(storyboard.instantiateInitialViewController() as? Source)
  }

  @Test func `makes the destination with the coder, or leaves that to the storyboard`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = try source()
    let navigation = UINavigationController(rootViewController: source)
    source.performSegue(withIdentifier: "go", sender: "me")
    #expect((navigation.topViewController as? Detail)?.text == "me go")
    navigation.popViewController(animated: false)
    source.makesNone = true
    source.performSegue(withIdentifier: "go", sender: nil)
    #expect((navigation.topViewController as? Detail)?.text == "plain")
  }
}
