import Testing
import UIKit

@MainActor @Suite struct GuideTests {
  let root = makeRoot()

  func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test("Guides take up room and tell their frame")
  func spacer() {
    let (a, b) = (makeChild(of: root), makeChild(of: root))
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root)
    #expect(root.layoutGuides == [guide])
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.widthAnchor.constraint(equalToConstant: 100),
      guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      guide.heightAnchor.constraint(equalToConstant: 4),
      b.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      b.widthAnchor.constraint(equalTo: guide.widthAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(100, 3, 110, 4))
    #expect(b.frame == rect(210, 0, 110, 0))
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty)
    #expect(root.constraints.count == 2)
    root.layoutIfNeeded()
  }

  @Test("The margins guide follows the margins")
  func margins() {
    let view = makeChild(of: root)
    fill(view, root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 304, 464))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == rect(2, 1, 314, 476))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 10)
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 0, 290, 480))
  }

  @Test("A controller's view has the system's margins at its sides and what the safe area asks for")
  func controllerMargins() {
    let controller = UIViewController()
    controller.view.frame = rect(0, 0, 320, 480)
    let view = makeChild(of: controller.view)
    let safe = makeChild(of: controller.view)
    fill(view, controller.view.layoutMarginsGuide)
    fill(safe, controller.view.safeAreaLayoutGuide)
    controller.view.layoutIfNeeded()
    #expect(view.frame == rect(16, 0, 288, 480))
    #expect(safe.frame == rect(0, 0, 320, 480))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 0)
    controller.view.layoutIfNeeded()
    #expect(safe.frame == rect(20, 10, 300, 440))
    #expect(view.frame == rect(36, 10, 268, 440))
    controller.view.insetsLayoutMarginsFromSafeArea = false
    controller.view.layoutIfNeeded()
    #expect(view.frame == rect(16, 0, 288, 480))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 320, 480))
  }

  @Test("The safe area of a window reaches the views in it as far as they reach into it")
  func safeArea() {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    window.rootViewController = controller
    window.isHidden = false
    let inner = UIView(frame: rect(0, 10, 320, 460))
    controller.view.addSubview(inner)
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
    #expect(inner.safeAreaLayoutGuide.layoutFrame == rect(0, 30, 320, 420))
    inner.frame = rect(0, 100, 320, 100)
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets == .zero)
    window.isHidden = true
  }

  @Test("Readable content is at most 672 points wide, in the middle")
  func readable() {
    let view = makeChild(of: root)
    fill(view, root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 304, 464))
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    #expect(view.frame == rect(164, 8, 672, 464))
    #expect(root.readableContentGuide.layoutFrame == view.frame)
  }

  @Test("Without a keyboard its guide begins where the safe area ends")
  func keyboard() {
    let controller = UIViewController()
    controller.view.frame = rect(0, 0, 320, 480)
    controller.additionalSafeAreaInsets.bottom = 30
    let view = makeChild(of: controller.view)
    let guide = controller.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: guide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
    ])
    controller.view.layoutIfNeeded()
    #expect(view.frame == rect(0, 440, 320, 10))
    guide.usesBottomSafeArea = false
    controller.view.layoutIfNeeded()
    #expect(view.frame.minY == 470)
  }

  @Test("Preserved margins are those of the superview where it is near")
  func preserved() {
    root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
    let view = makeChild(of: root)
    view.preservesSuperviewLayoutMargins = true
    let inner = makeChild(of: view)
    fill(inner, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 20, right: 20))
    #expect(inner.frame == rect(30, 8, 260, 402))
  }

  @Test("What lies in a scroll view preserves its margins at the sides, wherever it lies")
  func preservedInContent() {
    let list = UIScrollView(frame: rect(0, 0, 320, 100))
    list.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
    for y in [0, 80, 500] as [CGFloat] {
      let row = UIView(frame: rect(0, y, 320, 40))
      row.preservesSuperviewLayoutMargins = true
      list.addSubview(row)
      #expect(row.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 30))
    }
  }

  @Test("Margins are announced when they change")
  func announcements() {
    final class Counting: UIView {
      var count = 0
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        count += 1
      }
    }
    let view = Counting(frame: rect(0, 0, 10, 10))
    view.layoutMargins = .zero
    #expect(view.count == 1)
    view.layoutMargins = .zero
    #expect(view.count == 1)
    view.layoutMargins.left = 3
    #expect(view.count == 2)
  }
}
