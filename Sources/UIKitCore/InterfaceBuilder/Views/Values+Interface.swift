import Foundation

/// Controls for values, indicators and pickers.
extension InterfacePart {
  func configure(_ view: UISwitch) {
    configureControl(view)
    set("onTintColor", of: view, \.onTintColor)
    set("thumbTintColor", of: view, \.thumbTintColor)
    set("title", of: view, \.title)
    set("preferredStyle", of: view, \.preferredStyle)
    view.isOn = value("on") ?? false
  }

  func configure(_ slider: UISlider) {
    configureControl(slider)
    // These limits apply to the value, so they are set first.
    set("minValue", of: slider, \.minimumValue)
    set("maxValue", of: slider, \.maximumValue)
    set("value", of: slider, \.value)
    set("continuous", of: slider, \.isContinuous)
    set("minimumTrackTintColor", of: slider, \.minimumTrackTintColor)
    set("maximumTrackTintColor", of: slider, \.maximumTrackTintColor)
    set("thumbTintColor", of: slider, \.thumbTintColor)
    set("minimumValueImage", of: slider, \.minimumValueImage)
    set("maximumValueImage", of: slider, \.maximumValueImage)
  }

  func configure(_ stepper: UIStepper) {
    configureControl(stepper)
    set("minimumValue", of: stepper, \.minimumValue)
    set("maximumValue", of: stepper, \.maximumValue)
    set("stepValue", of: stepper, \.stepValue)
    set("value", of: stepper, \.value)
    set("continuous", of: stepper, \.isContinuous)
    set("autorepeat", of: stepper, \.autorepeat)
    set("wraps", of: stepper, \.wraps)
  }

  func configure(_ control: UISegmentedControl) {
    configureControl(control)
    control.removeAllSegments()
    for (index, segment) in parts(in: "segments").enumerated() {
      if let image = segment.image("image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.value("title"), at: index, animated: false)
      }
      if let width: CGFloat = segment.value("width") {
        control.setWidth(width, forSegmentAt: index)
      }
      if segment.value("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
      if let offset: CGSize = segment.value("contentOffset") {
        control.setContentOffset(offset, forSegmentAt: index)
      }
    }
    set("momentary", of: control, \.isMomentary)
    set("apportionsSegmentWidthsByContent", of: control, \.apportionsSegmentWidthsByContent)
    set("selectedSegmentTintColor", of: control, \.selectedSegmentTintColor)
    ignore("segmentControlStyle", "springLoaded")
    control.selectedSegmentIndex =
      value("selectedSegmentIndex") ?? (control.isMomentary ? UISegmentedControl.noSegment : 0)
  }

  func configure(_ control: UIPageControl) {
    configureControl(control)
    set("numberOfPages", of: control, \.numberOfPages)
    set("currentPage", of: control, \.currentPage)
    set("hidesForSinglePage", of: control, \.hidesForSinglePage)
    set("backgroundStyle", of: control, \.backgroundStyle)
    set("pageIndicatorTintColor", of: control, \.pageIndicatorTintColor)
    set("currentPageIndicatorTintColor", of: control, \.currentPageIndicatorTintColor)
    ignore("defersCurrentPageDisplay")
  }

  func configure(_ view: UIProgressView) {
    configureView(view)
    set("progressViewStyle", of: view, \.progressViewStyle)
    set("progress", of: view, \.progress)
    set("progressTintColor", of: view, \.progressTintColor)
    set("trackTintColor", of: view, \.trackTintColor)
    set("progressImage", of: view, \.progressImage)
    set("trackImage", of: view, \.trackImage)
  }

  func configure(_ view: UIActivityIndicatorView) {
    configureView(view)
    set("style", of: view, \.style)
    if let color = color("color") { view.color = color }
    set("hidesWhenStopped", of: view, \.hidesWhenStopped)
    if value("animating") == true { view.startAnimating() }
  }

  func configure(_ picker: UIDatePicker) {
    configureControl(picker)
    set("datePickerMode", of: picker, \.datePickerMode)
    set("style", of: picker, \.preferredDatePickerStyle)
    set("minuteInterval", of: picker, \.minuteInterval)
    set("minimumDate", of: picker, \.minimumDate)
    set("maximumDate", of: picker, \.maximumDate)
    set("date", of: picker, \.date)
    set("countDownDuration", of: picker, \.countDownDuration)
    ignore("useCurrentDate")
    if let locale = part("locale", key: "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
    if let zone = part("timeZone", key: "timeZone")?["name"] {
      picker.timeZone = TimeZone(identifier: zone)
    }
  }

  func configure(_ picker: UIPickerView) {
    configureView(picker)
    set("showsSelectionIndicator", of: picker, \.showsSelectionIndicator)
  }
}

extension Date: InterfaceValue {
  package static func read(_ name: String, of part: InterfacePart) -> Date? {
    guard let date = part.part("date", key: name) else { return nil }
    guard let seconds: Double = date.value("timeIntervalSinceReferenceDate") else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}
