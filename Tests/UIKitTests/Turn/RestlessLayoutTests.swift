import Testing
import UIKit
import UIKitCore

/// Layout that marks a view in every pass is given up for the turn.
@MainActor @Suite("A layout that does not settle") struct RestlessLayoutTests {
  final class Restless: UIView {
    var isRestless = true
    var layouts = 0
    var whenLaidOut: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      if isRestless { setNeedsLayout() }
      whenLaidOut?()
    }
  }

  func withRestless(_ body: (Restless, UIWindow, () -> [String]) -> Void) {
    let write = Console.write
    defer { Console.write = write }
    var lines: [String] = []
    Console.write = { lines.append($0) }
    withWindow(UIViewController()) { window in
      let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.rootViewController?.view.addSubview(view)
      body(view, window) {
        defer { lines = [] }
        return lines
      }
      view.isRestless = false
      view.whenLaidOut = nil
    }
  }

  @Test("is given up after 100 passes, with one message that names the view")
  func givenUp() {
    withRestless { view, window, messages in
      CATransaction.flush()
      #expect(view.layouts == 100)
      #expect(messages() == ["UIKit: layout does not settle: \(view) is marked in every pass."])
      #expect(Turn.current.unsettledView(in: [window]) === view)
      CATransaction.flush()
      #expect(view.layouts == 100)
    }
  }

  @Test("is tried again in the turn after the next change, and shows when it settles")
  func triedAgain() {
    withRestless { view, window, messages in
      CATransaction.flush()
      let other = UIView()
      window.rootViewController?.view.addSubview(other)
      CATransaction.flush()
      #expect(view.layouts == 200)
      #expect(messages().count == 1)
      view.isRestless = false
      view.setNeedsLayout()
      CATransaction.flush()
      #expect(view.layouts == 201)
      #expect(Turn.current.unsettledView(in: [window]) == nil)
    }
  }

  @Test("does not take a multiple of the time where layouts are nested")
  func nested() {
    withRestless { view, window, _ in
      var inner = view
      var all = [view]
      for _ in 0..<3 {
        let next = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.addSubview(next)
        inner.whenLaidOut = { [weak next] in next?.layoutIfNeeded() }
        all.append(next)
        inner = next
      }
      CATransaction.flush()
      #expect(all.map(\.layouts).reduce(0, +) < 100_000)
      for view in all {
        view.isRestless = false
        view.whenLaidOut = nil
      }
    }
  }

  @Test("leaves other windows alone")
  func otherWindows() {
    withRestless { view, window, _ in
      let other = UIWindow(frame: UIScreen.main.bounds)
      let calm = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      calm.isRestless = false
      other.addSubview(calm)
      other.isHidden = false
      CATransaction.flush()
      #expect(calm.layouts == 1)
      #expect(Turn.current.unsettledView(in: [other]) == nil)
      #expect(Turn.current.unsettledView(in: [window]) === view)
      other.isHidden = true
      other.windowScene = nil
    }
  }

  @Test("lets work that was put off to the end of the turn happen, and marks made there")
  func atEnd() {
    withRestless { view, window, _ in
      var works = 0
      view.whenLaidOut = {
        if view.layouts == 1 { Turn.current.afterLayout { works += 1 } }
      }
      CATransaction.flush()
      #expect(works == 1)
    }
  }

  @Test("goes for constraints and properties as well", arguments: ["constraints", "properties"])
  func updates(kind: String) {
    final class Updating: UIView {
      var kind = ""
      override func updateConstraints() {
        super.updateConstraints()
        if kind == "constraints" {
          superview?.setNeedsUpdateConstraints()
          DispatchQueue.main.async {}
        }
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        if kind == "constraints" { setNeedsUpdateConstraints() }
        if kind == "properties" { setNeedsUpdateProperties() }
        setNeedsLayout()
      }
    }
    withRestless { view, window, messages in
      view.removeFromSuperview()
      let updating = Updating(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      updating.kind = kind
      window.rootViewController?.view.addSubview(updating)
      CATransaction.flush()
      #expect(messages().count == 1)
      updating.removeFromSuperview()
    }
  }

  @Test("does not come from margins that follow the safe area where a view juts out")
  func safeArea() {
    let root = UIViewController()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 30)
    withWindow(root) { window in
      let view = UIView(frame: CGRect(x: -50, y: -50, width: 200, height: 200))
      root.view.addSubview(view)
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      view.frame.origin.x = root.view.bounds.width - 100
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 30))
      view.frame.origin = CGPoint(x: 0, y: 5)
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
      view.removeFromSuperview()

      // As wide as its margins ask for, in a window that is narrower than they are.
      let content = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      content.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
      view.addSubview(content)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.view.topAnchor),
        content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        content.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      ])
      window.turn(to: CGSize(width: 8, height: 16))
      #expect(Turn.current.unsettledView(in: [window]) == nil)
      #expect(view.frame.width == 8 + 10 + 8 + view.safeAreaInsets.right)
      #expect(view.safeAreaInsets.right <= 30)
    }
  }
}
