import Foundation
import Testing
import UIKit
import UIKitCore

/// What classes of another module than UIKit's override, as they can override every method of an Objective-C class.
@MainActor @Suite("A subclass in an app's module")
struct OverridingTests {
  final class Picture: UIImage, @unchecked Sendable {
    nonisolated(unsafe) var drawn: [CGRect] = []
    override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
      drawn.append(rect)
    }
    override func jpegData(compressionQuality: CGFloat) -> Data? { Data([1]) }
    override func preparingThumbnail(of size: CGSize) -> UIImage? { self }
    override func withHorizontallyFlippedOrientation() -> UIImage { self }
  }

  // developer.apple.com/documentation/uikit/uiimage/draw(at:)
  @Test("of an image is asked to draw whatever way it is drawn")
  func images() {
    let picture = Picture()
    picture.draw(at: CGPoint(x: 1, y: 2))
    picture.draw(in: CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(picture.drawn.map(\.origin) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    #expect((picture as UIImage).jpegData(compressionQuality: 1) == Data([1]))
    #expect((picture as UIImage).preparingThumbnail(of: .zero) === picture)
  }

  final class Tabs: UITabBarController {
    var chosen: [String] = []
    override func setTabs(_ tabs: [UITab], animated: Bool) {
      chosen.append("set \(tabs.count)")
      super.setTabs(tabs, animated: animated)
    }
    override var selectedTab: UITab? {
      get { super.selectedTab }
      set {
        chosen.append("select \(newValue?.identifier ?? "none")")
        super.selectedTab = newValue
      }
    }
  }

  // developer.apple.com/documentation/uikit/uitabbarcontroller/tabs
  @Test("of a tab bar controller is told of tabs")
  func tabs() {
    let tabs = Tabs()
    let tab = UITab(title: "One", image: nil, identifier: "one") { _ in UIViewController() }
    tabs.tabs = [tab]
    (tabs as UITabBarController).selectedTab = tab
    #expect(tabs.chosen == ["set 1", "select one"])
  }

  final class Item: UIBarButtonItem {
    override func backgroundImage(
      for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? { UIImage(systemName: "star") }
    override func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
      UIOffset(horizontal: 1, vertical: 2)
    }
  }

  // developer.apple.com/documentation/uikit/uibarbuttonitem/titlepositionadjustment(for:)
  @Test("of a bar button item has its own background and place of the title")
  func items() {
    let item: UIBarButtonItem = Item()
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) != nil)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
  }

  final class Ink: UIColor, @unchecked Sendable {
    nonisolated(unsafe) var log: [String] = []
    override func setFill() { log.append("fill") }
    override func setStroke() { log.append("stroke") }
  }

  // developer.apple.com/documentation/uikit/uicolor/set()
  @Test("of a color is asked for both when a color is set")
  func colors() {
    let ink = Ink(red: 0, green: 0, blue: 0, alpha: 1)
    (ink as UIColor).set()
    #expect(ink.log == ["fill", "stroke"])
  }

  final class Button: UIButton {
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      CGPoint(x: bounds.maxX, y: bounds.minY)
    }
  }

  // developer.apple.com/documentation/uikit/uicontrol/menuattachmentpoint(for:)
  @Test("of a control says where the menu is attached")
  func menus() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    window.rootViewController = UIViewController()
    window.isHidden = false
    defer { window.isHidden = true }
    func source(_ button: UIButton) throws -> CGRect {
      window.rootViewController?.view.addSubview(button)
      let menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      let controller = try #require(MenuController.present(menu, from: button))
      let popover = try #require(
        controller.presentationController as? UIPopoverPresentationController)
      defer { controller.dismiss(animated: false) }
      return popover.sourceRect
    }
    let frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(UIButton(frame: frame).menuAttachmentPoint(for: .init()) == CGPoint(x: 50, y: 40))
    #expect(try source(UIButton(frame: frame)) == .null)
    #expect(try source(Button(frame: frame)) == CGRect(x: 100, y: 0, width: 0, height: 0))
  }
}
