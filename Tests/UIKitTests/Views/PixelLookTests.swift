import DisplayInterface
import HeadlessDisplay
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("On a display of pixels") struct PixelLookTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test("a tab's symbol stands above its small title, with a badge at its corner")
  func tabs() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let star = UITabBarItem(title: "Star", image: UIImage(systemName: "star"), tag: 0)
    star.badgeValue = "7"
    bar.items = [star, UITabBarItem(title: "Word", image: nil, tag: 1)]
    bar.layoutIfNeeded()
    let pictures = bar.all(UIImageView.self)
    let labels = bar.all(UILabel.self).filter { !$0.isHidden && $0.text != nil }
    #expect(labels.map(\.text) == ["Star", "7", "Word"])
    try #require(pictures.count == 2)
    #expect(pictures[0].frame.maxY <= labels[0].frame.minY)
    #expect(labels[0].font.pointSize == 10)
    #expect(labels[1].frame.minX > pictures[0].frame.midX)
    #expect(bar.subviews.contains { $0.accessibilityLabel == "Star" })
  }

  @Test("the way back is a chevron and a title")
  func back() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "First"
    navigation.pushViewController(UIViewController(), animated: false)
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    let pictures = navigation.navigationBar.all(UIImageView.self)
    #expect(pictures.map(\.image) == [UIImage(systemName: "chevron.backward")])
    let labels = navigation.navigationBar.all(UILabel.self)
    #expect(labels.map(\.text).contains("First"))
  }

  @Test("the selected segment lies inside of its track")
  func segments() throws {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.layoutIfNeeded()
    let selected = try #require(control.subviews.first { $0.backgroundColor != nil })
    #expect(selected.frame == CGRect(x: 102, y: 2, width: 96, height: 28))
  }

  @Test("only the corners that a layer names are round")
  func corners() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layer.cornerRadius = 9
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    window.addSubview(view)
    let boxes = Renderer.snapshot(of: [window]).compactMap { change -> Box? in
      if case .create(_, let content, _) = change { content.box } else { nil }
    }
    #expect(boxes.contains { $0.cornerRadius == 9 && $0.corners == [.topLeft, .bottomRight] })
    #expect(boxes.filter { $0.corners != .all }.count == 1)
  }

  @Test("the scroll indicator shows once something scrolls, where things move")
  func indicator() throws {
    let display = try #require(UIApplication.shared.display as? HeadlessDisplay)
    display.traits.animates = true
    defer { display.traits.animates = false }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    window.addSubview(view)
    view.layoutIfNeeded()
    let indicator = try #require(view.all(ScrollIndicator.self).first)
    #expect(indicator.alpha == 0)
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(indicator.alpha == 1)
  }
}
