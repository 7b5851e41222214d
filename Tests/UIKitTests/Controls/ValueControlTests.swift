import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `Controls with values` {
  let log = Log()

  @Test func `a switch sends its event for a tap, not for a change by code`() {
    let toggle = UISwitch()
    toggle.record(("changed", .valueChanged), in: log)
    let screen = Screen(toggle)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(log.entries.isEmpty)
    screen.tap(toggle)
    #expect(toggle.isOn)
    #expect(log.entries == ["changed"])
    #expect(toggle.activate())
    #expect(!toggle.isOn && log.entries.count == 2)
  }

  @Test func `a switch has a size of its own`() {
    #expect(
      UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame.size
        == CGSize(width: 51, height: 31))
    onCells { #expect(UISwitch().intrinsicContentSize == CGSize(width: 40, height: 16)) }
  }

  @Test func `a slider keeps its value within its range`() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 5
    slider.value = 1
    #expect(slider.value == 5)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3 && slider.value == 3)
  }

  @Test func `a slider follows a drag, continuously or only at the end`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 231, height: 31))
    slider.record(("changed", .valueChanged), in: log)
    let screen = Screen(slider)
    screen.touch(
      slider, at: CGPoint(x: 15.5, y: 15), CGPoint(x: 65.5, y: 15), CGPoint(x: 115.5, y: 15))
    #expect(slider.value == 0.5)
    #expect(log.entries.count == 2)
    slider.value = 0
    slider.isContinuous = false
    screen.touch(
      slider, at: CGPoint(x: 15.5, y: 15), CGPoint(x: 65.5, y: 15), CGPoint(x: 115.5, y: 15))
    #expect(log.entries.count == 3)
  }

  // developer.apple.com/documentation/uikit/uislider/minimumvalueimagerect(forbounds:)
  @Test func `a slider's images stand at its ends, and the track between them`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == .zero)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 2)
    func image(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    slider.minimumValueImage = image(20)
    slider.maximumValueImage = image(10)
    let screen = Screen(slider)
    let least = slider.minimumValueImageRect(forBounds: slider.bounds)
    let greatest = slider.maximumValueImageRect(forBounds: slider.bounds)
    #expect(least == CGRect(x: 0, y: 5.5, width: 20, height: 20))
    #expect(greatest == CGRect(x: 290, y: 10.5, width: 10, height: 10))
    let shown = slider.subviews.compactMap { $0 as? UIImageView }
    #expect(shown.map(\.frame) == [least, greatest])
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX > least.maxX && track.maxX < greatest.minX)
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(thumb(0).minX == track.minX - 2 && thumb(1).maxX == track.maxX + 2)
    screen.touch(
      slider, at: CGPoint(x: thumb(0).midX, y: 15), CGPoint(x: thumb(0.5).midX, y: 15))
    #expect(abs(slider.value - 0.5) < 0.01)
    slider.minimumValueImage = nil
    slider.maximumValueImage = nil
    #expect(slider.subviews.isEmpty)
  }

  @Test func `segments are chosen by a tap and tell of it once`() {
    let control = UISegmentedControl(items: ["Stars", "Forks", "Issues"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.record(("changed", .valueChanged), in: log)
    let screen = Screen(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    #expect(log.entries.isEmpty)
    screen.tap(control, at: CGPoint(x: 250, y: 10))
    screen.tap(control, at: CGPoint(x: 250, y: 10))
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.entries == ["changed"])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a disabled segment is not chosen`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    control.setEnabled(false, forSegmentAt: 1)
    Screen(control).tap(control, at: CGPoint(x: 75, y: 10))
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func `a segment's action runs before the control's`() {
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 100, height: 32),
      actions: [UIAction(title: "A") { _ in log.entries.append("action") }])
    control.record(("changed", .valueChanged), in: log)
    Screen(control).tap(control)
    #expect(log.entries == ["action", "changed"])
  }

  @Test func `a stepper steps within its range and wraps where it may`() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.record(("changed", .valueChanged), in: log)
    let screen = Screen(stepper)
    for _ in 0..<3 { screen.tap(stepper, at: CGPoint(x: 80, y: 10)) }
    #expect(stepper.value == 2)
    #expect(log.entries.count == 2)
    stepper.wraps = true
    screen.tap(stepper, at: CGPoint(x: 80, y: 10))
    #expect(stepper.value == 0)
    screen.tap(stepper, at: CGPoint(x: 10, y: 10))
    #expect(stepper.value == 2)
  }

  private func picture(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image {
      UIColor.red.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func `a stepper shows the images that it is given in place of its own`() {
    let stepper = UIStepper()
    let images = (0..<5).map { picture(CGSize(width: 4 + $0, height: 8)) }
    stepper.setIncrementImage(images[0], for: .normal)
    stepper.setDecrementImage(images[1], for: .normal)
    stepper.setBackgroundImage(images[2], for: .normal)
    stepper.setBackgroundImage(images[3], for: .disabled)
    stepper.setDividerImage(
      images[4], forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === images[4])
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .disabled) == nil)
    stepper.layoutIfNeeded()
    #expect(shown(in: stepper) == [images[3], images[1], images[2], images[0], images[4]])
    #expect(stepper.standardBox == nil)
    stepper.value = 1
    #expect(shown(in: stepper) == [images[2], images[1], images[2], images[0], images[4]])
    stepper.setBackgroundImage(nil, for: .normal)
    #expect(stepper.standardBox != nil)
  }

  @Test func `a segmented control keeps a divider for each pair of states`() {
    let control = UISegmentedControl(items: ["Stars", "Forks"])
    let images = (0..<3).map { picture(CGSize(width: 1 + $0, height: 8)) }
    let pairs: [(UIControl.State, UIControl.State)] = [
      (.normal, .normal), (.normal, .selected), (.selected, .normal),
    ]
    for (image, states) in zip(images, pairs) {
      control.setDividerImage(
        image, forLeftSegmentState: states.0, rightSegmentState: states.1, barMetrics: .default)
    }
    #expect(
      pairs.map {
        control.dividerImage(
          forLeftSegmentState: $0.0, rightSegmentState: $0.1, barMetrics: .default)
      } == images)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .compact) == nil)
  }

  private func shown(in view: UIView) -> [UIImage?] {
    (view as? UIImageView).map { [$0.image] } ?? view.subviews.flatMap(shown)
  }

  @Test func `a page control stays within its pages`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.record(("changed", .valueChanged), in: log)
    let screen = Screen(control)
    screen.tap(control, at: CGPoint(x: 90, y: 10))
    #expect(log.entries.isEmpty)
    screen.tap(control, at: CGPoint(x: 10, y: 10))
    #expect(control.currentPage == 1 && log.entries == ["changed"])
  }

  @Test func `an activity indicator shows only while it turns, unless told otherwise`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.hidesWhenStopped = false
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden)
  }

  @Test func `a progress view keeps progress between nothing and all`() {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 3
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
  }

  @Test func `a page control has its first page where its direction begins`() {
    func offset(_ direction: UIPageControl.Direction) -> Int? {
      let control = UIPageControl()
      control.numberOfPages = 3
      control.currentPageIndicatorTintColor = .red
      control.direction = direction
      let text = control.subviews.compactMap { ($0 as? UILabel)?.attributedText }.first
      var found: Int?
      text?.enumerateAttribute(
        .foregroundColor, in: NSRange(location: 0, length: text?.length ?? 0), options: []
      ) { color, range, _ in if color as? UIColor == .red { found = range.location } }
      return found
    }
    #expect(offset(.natural) == 0)
    #expect((offset(.rightToLeft) ?? 0) > 1)
    let control = UIPageControl()
    control.numberOfPages = 3
    control.direction = .rightToLeft
    control.frame = CGRect(x: 0, y: 0, width: 90, height: 20)
    Screen(control).tap(control, at: CGPoint(x: 10, y: 10))
    #expect(control.currentPage == 1)
    let image = UIImage(systemName: "star")
    func images() -> [Int] {
      let text = control.subviews.compactMap { ($0 as? UILabel)?.attributedText }.first
      var found: [Int] = []
      text?.enumerateAttribute(
        .attachment, in: NSRange(location: 0, length: text?.length ?? 0), options: []
      ) { attachment, range, _ in if attachment != nil { found.append(range.location) } }
      return found
    }
    #expect(images().isEmpty)
    control.preferredIndicatorImage = image
    #expect(images().count == 3)
    control.preferredIndicatorImage = nil
    control.setCurrentPageIndicatorImage(image, forPage: 2)
    #expect(control.currentPageIndicatorImage(forPage: 2) == image && images().isEmpty)
    control.currentPage = 2
    #expect(images() == [0])
    #expect(control.indicatorImage(forPage: 2) == nil)
  }
}
