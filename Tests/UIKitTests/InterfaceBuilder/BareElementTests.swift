import Foundation
import Testing
import UIKit
import UIKitCore

/// Interface Builder leaves out what has its default; tools that write its files leave out more.
@MainActor @Suite("Elements without attributes") struct BareElementTests {
  @Test(arguments: [
    "view", "containerView", "control", "label", "imageView", "stackView", "button", "textField",
    "textView", "searchBar", "switch", "slider", "stepper", "segmentedControl", "pageControl",
    "progressView", "activityIndicatorView", "datePicker", "pickerView", "visualEffectView",
    "scrollView", "tableView", "tableViewCell", "tableViewHeaderFooterView", "refreshControl",
    "collectionView", "collectionViewCell", "collectionReusableView", "navigationBar", "toolbar",
    "tabBar",
  ]) func `are views as their classes make them`(name: String) {
    let view: UIView = Snippet.make("<\(name) id=\"v\"/>")
    let screen = UIViewController()
    screen.view.addSubview(view)
    withWindow(screen) { _ in
      #expect(view.frame.origin == .zero)
      #expect(view.alpha == 1 && view.tag == 0)
    }
  }

  @Test(arguments: [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController",
  ]) func `are controllers with views`(name: String) throws {
    let data = Snippet.storyboard("<\(name) id=\"c\"/>")
    let document = try InterfaceDocument(data: data, fileName: "Bare.storyboard", bundle: .module)
    let storyboard = UIStoryboard(document, name: "Bare")
    let controller = try #require(storyboard.instantiateInitialViewController())
    withWindow(controller) { window in
      #expect(controller.view.frame == window.bounds)
    }
  }

  @Test(arguments: [
    "tapGestureRecognizer", "pongPressGestureRecognizer", "swipeGestureRecognizer",
    "panGestureRecognizer", "screenEdgePanGestureRecognizer", "pinchGestureRecognizer",
    "rotationGestureRecognizer", "barButtonItem", "tabBarItem", "navigationItem", "customObject",
    "collectionViewLayout", "collectionViewFlowLayout",
  ]) func `are objects`(name: String) {
    let _: NSObject = Snippet.make("<\(name) id=\"o\"/>")
  }

  @Test func `in lists have the sizes of the lists`() throws {
    let table: UITableView = Snippet.make(
      """
      <tableView id="t">
        <prototypes><tableViewCell id="p" reuseIdentifier="Row"/></prototypes>
      </tableView>
      """)
    #expect(table.style == .plain && table.rowHeight == UITableView.automaticDimension)
    let stack: UIStackView = Snippet.make(
      "<stackView id=\"s\"><subviews><label id=\"l\"/></subviews></stackView>")
    #expect(stack.arrangedSubviews.count == 1 && stack.axis == .horizontal)
    let segments: UISegmentedControl = Snippet.make(
      "<segmentedControl id=\"s\"><segments><segment/></segments></segmentedControl>")
    #expect(segments.numberOfSegments == 1)
  }
}
