import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Layouts from right to left") struct MirroringTests {
  /// The frames of the subviews that show, with a semantic content attribute for a direction.
  private func frames(in view: UIView, _ direction: UISemanticContentAttribute) -> [CGRect] {
    view.semanticContentAttribute = direction
    view.layoutIfNeeded()
    return view.subviews.map(\.frame).filter { !$0.isEmpty }
  }

  private func mirrored(_ rect: CGRect, in view: UIView) -> CGRect {
    CGRect(
      x: view.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  @Test("mirror the parts of controls and bars")
  func parts() {
    let segments = UISegmentedControl(items: ["A", "Longer"])
    segments.apportionsSegmentWidthsByContent = true
    let toolbar = UIToolbar()
    toolbar.items = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Remove", style: .plain, target: nil, action: nil),
    ]
    let tabs = UITabBar()
    tabs.items = ["Home", "Search", "Settings"].enumerated().map {
      UITabBarItem(title: $1, image: nil, tag: $0)
    }
    let search = UISearchBar()
    search.showsCancelButton = true
    let slider = UISlider()
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    for view in [segments, toolbar, tabs, search, slider, UIStepper()] {
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      let usual = frames(in: view, .forceLeftToRight)
      let directed = frames(in: view, .forceRightToLeft)
      #expect(directed == usual.map { mirrored($0, in: view) }, "\(type(of: view))")
      #expect(directed != usual, "\(type(of: view))")
      #expect(frames(in: view, .forceLeftToRight) == usual, "\(type(of: view))")
    }
  }

  @Test("move the thumb of a slider, and draw controls, from the right edge")
  func values() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    slider.value = 0.25
    func thumb() -> CGRect {
      let track = slider.trackRect(forBounds: slider.bounds)
      return slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    }
    let usual = thumb()
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(thumb() == mirrored(usual, in: slider))
    #expect(slider.shownContent.isMirrored)
    let toggle = UISwitch()
    #expect(!toggle.shownContent.isMirrored)
    toggle.semanticContentAttribute = .forceRightToLeft
    #expect(toggle.shownContent.isMirrored)
    let label = UILabel()
    label.semanticContentAttribute = .forceRightToLeft
    #expect(!label.shownContent.isMirrored)
  }

  @Test("flip directional symbols, and images that ask for it")
  func images() throws {
    let view = UIImageView()
    view.semanticContentAttribute = .forceRightToLeft
    func symbol(_ name: String) -> String? {
      view.image = UIImage(systemName: name)
      guard case .image(let image) = view.contentBody(), case .symbol(let shown, _) = image.source
      else { return nil }
      return shown
    }
    #expect(symbol("chevron.forward") == "chevron.backward")
    #expect(symbol("arrow.uturn.backward") == "arrow.uturn.forward")
    #expect(symbol("chevron.right") == "chevron.right")
    // The buttons of a player keep their direction.
    #expect(symbol("forward.fill") == "forward.fill")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    view.image = picture
    let usual = view.contentBody()
    view.image = picture.imageFlippedForRightToLeftLayoutDirection()
    #expect(view.contentBody() != usual)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.contentBody() == usual)
  }
}
