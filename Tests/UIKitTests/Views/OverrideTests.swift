import Foundation
import Testing
import UIKit
import UIKitCore

/// Members that apps and libraries override or call.
@MainActor @Suite("Overrides") struct OverrideTests {
  final class Tile: UIView {
    override var accessibilityContainerType: UIAccessibilityContainerType {
      get { .semanticGroup }
      set {}
    }
    override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
      get { .combined }
      set {}
    }
    override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
      get { [] }
      set {}
    }
    override var accessibilityHeaderElements: [Any]? {
      get { ["header"] }
      set {}
    }
    override var showsLargeContentViewer: Bool {
      get { true }
      set {}
    }
    override var largeContentTitle: String? {
      get { "large" }
      set {}
    }
    override var largeContentImage: UIImage? {
      get { UIImage() }
      set {}
    }
    override var scalesLargeContentImage: Bool {
      get { true }
      set {}
    }
    var drawn: [CGRect] = []
    override func draw(_ rect: CGRect) { drawn.append(rect) }
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
    }
  }

  @Test("What is said about a view comes from its subclass")
  func view() {
    let tile = Tile()
    let view: UIView = tile
    view.largeContentTitle = "small"
    view.accessibilityContainerType = .list
    #expect(view.accessibilityContainerType == .semanticGroup)
    #expect(view.accessibilityNavigationStyle == .combined)
    #expect(view.accessibilityCustomRotors?.isEmpty == true)
    #expect(view.accessibilityHeaderElements?.count == 1)
    #expect(view.showsLargeContentViewer && view.scalesLargeContentImage)
    #expect(view.largeContentTitle == "large" && view.largeContentImage != nil)
  }

  @Test("A view is printed as it is drawn, unless it draws itself otherwise for print")
  func print() {
    let tile = Tile()
    tile.draw(CGRect(x: 0, y: 0, width: 1, height: 2), for: tile.viewPrintFormatter())
    #expect(tile.drawn == [CGRect(x: 0, y: 0, width: 1, height: 2)])
  }

  final class Layout: UICollectionViewLayout {
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
        ?? UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: elementKind, with: elementIndexPath)
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    {
      super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
        + [IndexPath(item: 0, section: 0)]
    }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
    }
  }

  @Test("A layout says where other elements than items come from and go")
  func layout() {
    let (layout, path) = (Layout(), IndexPath(item: 0, section: 0))
    let base: UICollectionViewLayout = layout
    let appearing = base.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: "header", at: path)
    #expect(appearing?.representedElementKind == "header")
    #expect(
      base.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "line", at: path) == nil)
    #expect(base.indexPathsToInsertForSupplementaryView(ofKind: "header") == [path])
    #expect(base.indexPathsToDeleteForDecorationView(ofKind: "line").isEmpty)
  }

  @Test("A keyboard guide returns the constraints that it tracks")
  func tracked() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    let height = view.heightAnchor.constraint(equalToConstant: 1)
    let guide: UITrackingLayoutGuide = view.keyboardLayoutGuide
    guide.setConstraints([width], activeWhenNearEdge: .bottom)
    guide.setConstraints([height], activeWhenAwayFrom: .bottom)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [width] && width.isActive)
    #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [height] && !height.isActive)
  }

  final class Shifted: UIView {
    override var topAnchor: NSLayoutYAxisAnchor { layoutMarginsGuide.topAnchor }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      let point = super.convert(point, to: view)
      return CGPoint(x: point.x + 100, y: point.y)
    }
    override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
    override func isDescendant(of view: UIView) -> Bool { false }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override var motionEffects: [UIMotionEffect] {
      get { [] }
      set {}
    }
    override var inputAssistantItem: UITextInputAssistantItem { Self.item }
    static let item = UITextInputAssistantItem()
  }

  @Test("A view's places, anchors, snapshots and search are its subclass's")
  func places() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let shifted = Shifted(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    outer.addSubview(shifted)
    let view: UIView = shifted
    #expect(view.convert(CGPoint.zero, to: outer) == CGPoint(x: 110, y: 10))
    #expect(view.convert(CGPoint.zero, from: outer) == CGPoint(x: -10, y: -10))
    #expect(view.viewWithTag(7) === view && view.viewWithTag(8) == nil)
    #expect(!view.isDescendant(of: outer))
    #expect(view.snapshotView(afterScreenUpdates: false) == nil)
    view.addMotionEffect(UIMotionEffect())
    #expect(view.motionEffects.isEmpty)
    #expect(view.topAnchor == shifted.layoutMarginsGuide.topAnchor)
    #expect((view as UIResponder).inputAssistantItem === Shifted.item)
  }

  final class Box: UITextView {
    static let room = NSTextContainer(size: CGSize(width: 10, height: 10))
    override var textContainer: NSTextContainer { Self.room }
  }

  final class Bar: UISearchBar {
    static let field = UISearchTextField(frame: .zero)
    override var searchTextField: UISearchTextField { Self.field }
  }

  @Test("A text view and a search bar give another part than their own")
  func parts() {
    #expect((Box() as UITextView).textContainer === Box.room)
    let bar: UISearchBar = Bar()
    bar.text = "word"
    #expect(bar.searchTextField === Bar.field && bar.text == "word")
  }

  @Test("A large content viewer shows nothing where nobody has it turned on")
  func largeContent() {
    let view = UIView()
    let interaction = UILargeContentViewerInteraction()
    view.addInteraction(interaction)
    view.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((view as any UILargeContentViewerItem).largeContentImageInsets.left == 2)
    #expect(!UILargeContentViewerInteraction.isEnabled)
    let recognizer = interaction.gestureRecognizerForExclusionRelationship
    #expect(recognizer.view === view && !recognizer.isEnabled)
    view.removeInteraction(interaction)
    #expect(recognizer.view == nil)
  }

  final class Traced: UIView {
    var updates = 0
    override func updateTraitsIfNeeded() { updates += 1 }
  }

  @Test("A controller has its view's traits updated, once it has one")
  func traits() {
    let controller = UIViewController()
    controller.updateTraitsIfNeeded()
    #expect(!controller.isViewLoaded)
    let view = Traced()
    controller.view = view
    controller.updateTraitsIfNeeded()
    #expect(view.updates == 1)
  }

  final class Page: UIViewController {
    var found: [String] = []
    override func find(_ sender: Any?) { found.append("find") }
    override func printContent(_ sender: Any?) { found.append("print") }
  }

  @Test("Standard actions are sent to the responder that overrides them")
  func actions() {
    let page = Page()
    withWindow(page) { _ in
      #expect(page.performStandardAction(Selector("find:"), sender: nil))
      #expect(page.performStandardAction(Selector("printContent:"), sender: nil))
      #expect(page.found == ["find", "print"])
    }
  }

  @Test("A tab bar has no items until some are set")
  func tabs() {
    let bar = UITabBar()
    #expect(bar.items == nil)
    bar.items = []
    #expect(bar.items == [])
    bar.setItems(nil, animated: false)
    #expect(bar.items == nil)
  }

  @Test("A new constraint lives through the turn, or the pool, that it is made in")
  func autoreleased() async {
    let view = UIView()
    weak var height: NSLayoutConstraint?
    weak var width: NSLayoutConstraint?
    height = view.heightAnchor.constraint(equalToConstant: 4)
    height?.isActive = true
    func makeWidth() -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 9)
    }
    width = makeWidth()
    #expect(height?.isActive == true && width?.constant == 9)
    autoreleasepool {
      weak var top: NSLayoutConstraint?
      top = view.topAnchor.constraint(equalTo: view.bottomAnchor)
      #expect(top != nil)
      width = top
    }
    #expect(width == nil)
    weak var late: NSLayoutConstraint?
    late = view.widthAnchor.constraint(equalToConstant: 1)
    #expect(late != nil)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(late == nil && height != nil)
  }

  @Test("Names of run loop modes and text effects are UIKit's")
  func names() {
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
    #expect(
      NSAttributedString.TextEffectStyle.letterpressStyle.rawValue == "_UIKitNewLetterpressStyle")
  }
}
