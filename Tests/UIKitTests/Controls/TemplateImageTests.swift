import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

/// Source: "Providing images for different appearances", and `UIImage.RenderingMode`: bars, segmented
/// controls and system buttons treat images as templates, image views as originals.
@MainActor @Suite("Images of the automatic rendering mode") struct TemplateImageTests {
  let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
    UIColor.green.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  /// Whether the images in `view` are drawn in its tint.
  private func isTemplate(in view: UIView) -> [Bool] {
    view.layoutIfNeeded()
    return everyView(in: view).compactMap { view -> Bool? in
      guard case .image(let image) = view.contentBody() else { return nil }
      return image.tint != nil
    }
  }

  private func everyView(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(everyView)
  }

  @Test("are templates in bars")
  func bars() {
    for (image, expected) in [(image, true), (image.withRenderingMode(.alwaysOriginal), false)] {
      let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      tabBar.items = [UITabBarItem(title: "A", image: image, tag: 0)]
      #expect(isTemplate(in: tabBar) == [expected])
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      toolbar.items = [UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)]
      #expect(isTemplate(in: toolbar) == [expected])
    }
  }

  @Test("are templates in segmented controls and system buttons")
  func controls() {
    let segments = UISegmentedControl(items: [image])
    segments.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    #expect(isTemplate(in: segments) == [true])
    for (type, expected) in [(UIButton.ButtonType.system, true), (.custom, false)] {
      let button = UIButton(type: type)
      button.setImage(image, for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      #expect(isTemplate(in: button) == [expected])
    }
  }

  @Test("are originals in image views")
  func imageView() {
    #expect(isTemplate(in: UIImageView(image: image)) == [false])
    #expect(
      isTemplate(in: UIImageView(image: image.withRenderingMode(.alwaysTemplate))) == [true])
  }
}
