import AVFoundation
import MapKit
import UIKit
import XCTest

/// A test case in the names of Swift 4.
final class Swift4NamesTestCase: XCTestCase {
  final class Cell: UITableViewCell {
    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessoryType = UITableViewCellAccessoryType.checkmark
      accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }
  }

  final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      Cell(style: .value1, reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle,
      forRowAt indexPath: IndexPath
    ) { row = editingStyle == .delete ? indexPath.row : nil }

    var row: Int?
  }

  func testRequirementsHaveTheRenamedTypes() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    table.rowHeight = UITableViewAutomaticDimension
    table.dataSource = source
    let dataSource: UITableViewDataSource = source
    dataSource.tableView(table, commit: .delete, forRowAt: IndexPath(row: 3, section: 0))
    XCTAssertEqual(source.row, 3)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    XCTAssertEqual(cell?.accessibilityTraits, [.button, .selected])
  }

  func testChildrenAreAddedAndRemoved() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    XCTAssertEqual(parent.childViewControllers, [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    XCTAssertEqual(parent.childViewControllers, [])
  }

  func testViewsAreReordered() {
    let (parent, first, second) = (UIView(), UIView(), UIView())
    parent.addSubview(first)
    parent.addSubview(second)
    parent.bringSubview(toFront: first)
    XCTAssertEqual(parent.subviews, [second, first])
    parent.sendSubview(toBack: first)
    XCTAssertEqual(parent.subviews, [first, second])
  }

  func testNotificationsHaveShortNames() {
    expectation(forNotification: .UIKeyboardWillShow, object: self)
    NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: self)
    waitForExpectations(timeout: 10)
  }

  func testFunctionsMakeValues() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    XCTAssertEqual(insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
    XCTAssertEqual(rect, CGRect(x: 2, y: 1, width: 4, height: 6))
    let center = CLLocationCoordinate2D(latitude: 50, longitude: 10)
    let region = MKCoordinateRegionMake(center, MKCoordinateSpanMake(1, 2))
    XCTAssertEqual(region.center.latitude, 50)
    XCTAssertEqual(region.span.longitudeDelta, 2)
    XCTAssertGreaterThan(MKCoordinateRegionMakeWithDistance(center, 100, 200).span.latitudeDelta, 0)
  }

  func testValuesAreWrittenAndRead() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    XCTAssertTrue(
      UIEdgeInsetsEqualToEdgeInsets(
        UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(insets)), insets))
    let transform = CGAffineTransform(scaleX: 2, y: 3)
    XCTAssertEqual(
      CGAffineTransformFromString(NSStringFromCGAffineTransform(transform)), transform)
    XCTAssertTrue(UIOffsetEqualToOffset(UIOffsetMake(1, 2), UIOffset(horizontal: 1, vertical: 2)))
  }

  func testTheRestHasItsNames() {
    let style: UIImpactFeedbackStyle = .heavy
    XCTAssertEqual(style, UIImpactFeedbackGenerator.FeedbackStyle.heavy)
    XCTAssertEqual(UIKeyInputUpArrow, UIKeyCommand.inputUpArrow)
    XCTAssertEqual(
      [UIPageViewControllerOptionInterPageSpacingKey: 1],
      [UIPageViewController.OptionsKey.interPageSpacing: 1])
    XCTAssertEqual(kCATruncationEnd, .end)
    XCTAssertEqual(
      UIAccessibilityIsBoldTextEnabled(), UIAccessibility.isBoldTextEnabled)
    XCTAssertEqual(
      Notification.Name.UIAccessibilityVoiceOverStatusDidChange,
      UIAccessibility.voiceOverStatusDidChangeNotification)
    XCTAssertNil(UIViewController().childViewControllerForStatusBarStyle)
  }

  func testTimersFireInTheCommonModes() {
    let fired = expectation(description: "fires")
    let timer = Timer(timeInterval: 0, repeats: false) { _ in fired.fulfill() }
    RunLoop.main.add(timer, forMode: .commonModes)
    waitForExpectations(timeout: 10)
  }

  func testTextIsUnderlined() {
    let text = NSAttributedString(
      string: "a",
      attributes: [NSAttributedStringKey.underlineStyle: NSUnderlineStyle.styleSingle.rawValue])
    let value = text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int
    XCTAssertEqual(value, NSUnderlineStyle.single.rawValue)
  }

  func testLayersTakeTheConstants() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fillMode = kCAFillModeForwards
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
    XCTAssertEqual(animation.fillMode, .forwards)
    let layer = CAShapeLayer()
    layer.lineCap = kCALineCapRound
    layer.fillRule = kCAFillRuleEvenOdd
    XCTAssertEqual(layer.lineCap, .round)
  }

  func testSessionsTakeTheConstants() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(AVAudioSessionCategoryPlayAndRecord, with: .defaultToSpeaker)
    try session.setMode(AVAudioSessionModeMeasurement)
    try session.setActive(true, with: AVAudioSessionSetActiveOptions.notifyOthersOnDeactivation)
    XCTAssertEqual(session.category, .playAndRecord)
    XCTAssertEqual(session.categoryOptions, .defaultToSpeaker)
    XCTAssertEqual(session.mode, .measurement)
    XCTAssertEqual(
      Notification.Name.AVAudioSessionInterruption, AVAudioSession.interruptionNotification)
    XCTAssertEqual(AVAudioSessionInterruptionType(rawValue: 1), .began)
  }
}
