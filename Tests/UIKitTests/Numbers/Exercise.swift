import DisplayInterface
import Foundation
import UIKit
import UIKitCore

/// Does with a view what happens to views: shows, lays out, draws, touches, animates and resizes it.
@MainActor struct Exercise {
  /// Sets the value again while the view shows.
  let again: () -> Void

  init(again: @escaping () -> Void = {}) {
    self.again = again
  }

  private static let size = CGSize(width: 320, height: 240)

  func run(_ view: UIView) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    container.addSubview(view)
    let follower = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    follower.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(follower)
    follower.widthAnchor.constraint(equalToConstant: 16).isActive = true
    follower.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor).isActive = true
    follower.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    follower.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    run(in: window)
    _ = view.sizeThatFits(Self.size)
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = view.intrinsicContentSize
    _ = view.snapshotView(afterScreenUpdates: false)
    _ = "\(view) \(view.layer)"
    draw(view)
    view.removeFromSuperview()
  }

  func run(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.rootViewController = controller
    run(in: window)
    window.rootViewController = nil
  }

  private func run(in window: UIWindow) {
    window.isHidden = false
    commit(window)
    again()
    commit(window)
    for x in stride(from: CGFloat(4), to: 320, by: 79) {
      for y in stride(from: CGFloat(4), to: 240, by: 59) {
        _ = window.hitTest(CGPoint(x: x, y: y), with: nil)
      }
    }
    drag(window)
    UIView.animate(withDuration: 0.2) {
      for view in window.subviews {
        view.alpha = 0.5
        view.frame.size.height -= 16
        view.layoutIfNeeded()
      }
    }
    window.frame.size = CGSize(width: 200, height: 320)
    commit(window)
    window.isHidden = true
  }

  private func commit(_ window: UIWindow) {
    Turn.current.commit()
    _ = ScreenText.of([window])
  }

  private func drag(_ window: UIWindow) {
    let start = CGPoint(x: 24, y: 24)
    guard let target = window.hitTest(start, with: nil) else { return }
    let touch = UITouch(at: start, window: window, view: target)
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    touch.move(to: CGPoint(x: 32, y: 8), phase: .moved)
    window.sendEvent(event)
    touch.move(to: start, phase: .ended)
    window.sendEvent(event)
  }

  private func draw(_ view: UIView) {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24))
    _ = renderer.image { view.layer.render(in: $0.cgContext) }
  }
}
