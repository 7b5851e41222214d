import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore

/// What code for iOS says in ways of its own: literals, spaces of coordinates, sources of popovers.
@MainActor @Suite("Code for iOS") struct ClientTests {
  @Test("writes colours as literals")
  func literals() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let view = UIView()
    view.backgroundColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(view.backgroundColor == UIColor.blue)
  }

  @Test("converts between the coordinates of views and the screen's")
  func spaces() {
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(inner)
    root.view.addSubview(view)
    withWindow(root) { _ in
      let space = UIScreen.main.coordinateSpace
      let onScreen = CGRect(x: 11, y: 22, width: 3, height: 4)
      #expect(inner.convert(inner.bounds, to: space) == onScreen)
      #expect(view.convert(onScreen, from: space) == inner.frame)
      #expect(space.convert(CGPoint(x: 11, y: 22), to: inner) == .zero)
      #expect(inner.convert(inner.bounds, to: view) == inner.frame)
    }
  }

  @Test("gives a popover the item it belongs to")
  func sourceItem() {
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    let (view, item) = (UIView(), UIBarButtonItem())
    popover.sourceItem = view
    #expect(popover.sourceView === view)
    popover.sourceItem = item
    #expect(popover.barButtonItem === item)
    #expect(popover.sourceView == nil)
  }

  @Test("overrides traits of a view for everything in it")
  func traitOverrides() {
    let root = UIViewController()
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    root.view.addSubview(view)
    withWindow(root) { _ in
      view.traitOverrides.userInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(root.view.traitCollection.userInterfaceStyle != .dark)
    }
  }

  // developer.apple.com/documentation/uikit/uiwindow/traitoverrides
  @Test("overrides traits of a window for all that it shows")
  func windowTraitOverrides() {
    let root = UIViewController()
    withWindow(root) { window in
      window.traitOverrides.userInterfaceStyle = .dark
      window.traitOverrides.horizontalSizeClass = .regular
      #expect(window.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      for traits in [window.traitCollection, root.traitCollection, root.view.traitCollection] {
        #expect(traits.userInterfaceStyle == .dark && traits.horizontalSizeClass == .regular)
      }
      #expect(window.windowScene?.traitCollection.userInterfaceStyle != .dark)
      window.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      #expect(root.view.traitCollection.userInterfaceStyle != .dark)
    }
  }

  @Test("turns cells in space by their layout attributes")
  func transform3D() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.transform3D.m22 == 3)
    attributes.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == attributes)
    attributes.transform3D = CATransform3DIdentity
    #expect(copy != attributes)
    #expect(attributes.transform == .identity)
  }
}
