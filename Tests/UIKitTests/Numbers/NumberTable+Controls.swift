import UIKit

extension NumberTable {
  static func valueControls() -> [NumberRow] {
    let frame = CGRect(x: 0, y: 0, width: 120, height: 32)
    let slider = view { UISlider(frame: frame) }
    let stepper = view { UIStepper(frame: frame) }
    let progress = view { UIProgressView(frame: frame) }
    let pages = view { () -> UIPageControl in
      let pages = UIPageControl(frame: frame)
      pages.numberOfPages = 5
      return pages
    }
    let segments = view { () -> UISegmentedControl in
      let segments = UISegmentedControl(items: ["One", "Two"])
      segments.frame = frame
      return segments
    }
    let order = "must be "
    return [
      slider.property(
        "value", \.value, [[.nan, .below]: .becomes(0), .above: .becomes(1)]),
      slider.property("minimumValue", \.minimumValue, [.nan: .becomes(0)]),
      slider.property("maximumValue", \.maximumValue, [.nan: .becomes(1)]),
      slider.change("value between hostile limits") { (slider, number: Float) in
        slider.maximumValue = number
        slider.minimumValue = -number
        slider.value = 0.5
      },
      slider.call("setValue(_:animated:)") { $0.setValue($1, animated: true) },
      slider.call("trackRect(forBounds:)") { (slider, rect: CGRect) in
        _ = slider.trackRect(forBounds: rect)
        _ = slider.thumbRect(forBounds: rect, trackRect: rect, value: 0.5)
      },
      slider.call("thumbRect(forBounds:trackRect:value:)") { (slider, value: Float) in
        _ = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: value)
      },
      stepper.property(
        "value", \.value, [[.nan, .below]: .becomes(0), .above: .becomes(100)]),
      stepper.property("minimumValue", \.minimumValue, [[.nan, .above]: .traps(order)]),
      stepper.property("maximumValue", \.maximumValue, [[.nan, .below]: .traps(order)]),
      stepper.property("stepValue", \.stepValue, [[.nan, .below]: .traps(order)]),
      progress.property(
        "progress", \.progress, [[.nan, .below]: .becomes(0), .above: .becomes(1)]),
      progress.call("setProgress(_:animated:)") { $0.setProgress($1, animated: true) },
      pages.property("numberOfPages", \.numberOfPages, [.negative: .becomes(0)]),
      pages.property(
        "currentPage", \.currentPage, [.negative: .becomes(0), .above: .becomes(4)]),
      pages.call("size(forNumberOfPages:)") { _ = $0.size(forNumberOfPages: $1) },
      pages.call("setIndicatorImage(_:forPage:)") { (pages, page: Int) in
        pages.setIndicatorImage(UIImage(systemName: "star"), forPage: page)
        _ = pages.indicatorImage(forPage: page)
      },
      pages.change("currentPage of Int.max") { (pages, page: Int) in
        pages.numberOfPages = .max
        pages.currentPage = page
        pages.frame.size.width = 1e300
      },
      segments.property(
        "selectedSegmentIndex", \.selectedSegmentIndex,
        [
          .negative: .becomes(UISegmentedControl.noSegment),
          .above: .traps("selected segment index out of range"),
        ]),
      segments.call("setWidth(_:forSegmentAt:)") { $0.setWidth($1, forSegmentAt: 0) },
      segments.call("setContentOffset(_:forSegmentAt:)") {
        $0.setContentOffset($1, forSegmentAt: 0)
      },
      segments.call("forSegmentAt:") { (segments, index: Int) in
        segments.insertSegment(withTitle: "New", at: index, animated: false)
        segments.insertSegment(with: UIImage(), at: index, animated: false)
        segments.insertSegment(action: UIAction { _ in }, at: index, animated: false)
        segments.setTitle("T", forSegmentAt: index)
        segments.setImage(nil, forSegmentAt: index)
        segments.setAction(UIAction { _ in }, forSegmentAt: index)
        segments.setWidth(10, forSegmentAt: index)
        segments.setEnabled(true, forSegmentAt: index)
        segments.setContentOffset(.zero, forSegmentAt: index)
        _ = segments.titleForSegment(at: index)
        _ = segments.imageForSegment(at: index)
        _ = segments.actionForSegment(at: index)
        _ = segments.widthForSegment(at: index)
        _ = segments.isEnabledForSegment(at: index)
        _ = segments.contentOffsetForSegment(at: index)
        segments.removeSegment(at: index, animated: false)
      },
      segments.property("frame", \.frame, [.nan: .traps(position)]),
      segments.property(
        "frame.size", \.frame.size,
        [
          [.nan, .negativeInfinity]: .traps(position), .negative: .survives,
        ]),
      unseen("UIImpactFeedbackGenerator") { UIImpactFeedbackGenerator(style: .light) }.call(
        "impactOccurred(intensity:)"
      ) { $0.impactOccurred(intensity: $1) },
    ] + indicators()
  }

  private static func indicators() -> [NumberRow] {
    let sizes: KeyValuePairs<Hostile, Expected<CGSize>> = [
      [.nan, .negativeInfinity]: .traps(position), .negative: .survives,
    ]
    let views: [(String, () -> UIView)] = [
      ("UISlider", { UISlider(frame: .zero) }), ("UIStepper", { UIStepper(frame: .zero) }),
      ("UISwitch", { UISwitch(frame: .zero) }), ("UIPickerView", { Picker() }),
      ("UIDatePicker", { UIDatePicker(frame: .zero) }),
      ("UIActivityIndicatorView", { UIActivityIndicatorView(style: .large) }),
      ("UIProgressView", { UIProgressView(frame: .zero) }),
      ("UIPageControl", { UIPageControl(frame: .zero) }),
      ("UIButton", { UIButton(configuration: .filled()) }),
      ("UITextField", { UITextField(frame: .zero) }),
      ("UISearchBar", { UISearchBar(frame: .zero) }),
      ("UITextView", { UITextView(frame: .zero, textContainer: nil) }),
      ("UIImageView", { UIImageView(image: UIImage(systemName: "star")) }),
      ("UINavigationBar", { UINavigationBar(frame: .zero) }),
      ("UIToolbar", { UIToolbar(frame: .zero) }), ("UITabBar", { UITabBar(frame: .zero) }),
      ("UITableViewCell", { UITableViewCell(frame: .zero) }),
      ("UIStackView", { UIStackView(arrangedSubviews: [UILabel(), UIView()]) }),
      ("UIRefreshControl", { UIRefreshControl(frame: .zero) }),
      ("UITableView", { Table() }), ("UICollectionView", { Collection() }),
    ]
    return views.flatMap { name, make -> [NumberRow] in
      let specimen = view(name, make)
      return [
        specimen.change("frame.size", sizes) { $0.frame.size = $1 },
        specimen.change("frame", [.nan: .traps(position)]) { $0.frame = $1 },
        specimen.call("sizeThatFits(_:)") { _ = $0.sizeThatFits($1) },
      ]
    }
  }

  /// A picker whose data source and delegate say what a test wants.
  final class Picker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    var components = 2
    var rows = 4
    var rowHeight: CGFloat = 0
    var width: CGFloat = 0

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 96))
      dataSource = self
      delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { "Row" }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      rowHeight
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      width
    }
  }

  static func pickers() -> [NumberRow] {
    let picker = view("UIPickerView") { Picker() }
    func reloaded<Value>(_ path: ReferenceWritableKeyPath<Picker, Value>)
      -> (Picker, Value) -> Void
    {
      { picker, value in
        picker[keyPath: path] = value
        picker.reloadAllComponents()
        picker.selectRow(1, inComponent: 0, animated: false)
      }
    }
    let tooMany: KeyValuePairs<Hostile, Expected<Int>> = [
      .all: .traps("Failed to allocate data stores for ")
    ]
    let dates = UIDatePicker.Mode.self
    var rows: [NumberRow] = [
      picker.call("dataSource.numberOfComponents", tooMany, reloaded(\.components)),
      picker.call(
        "dataSource.numberOfRowsInComponent",
        [.negative: .traps("Failed to allocate data stores for ")], reloaded(\.rows)),
      picker.call("delegate.rowHeightForComponent", [:], reloaded(\.rowHeight)),
      picker.call("delegate.widthForComponent", [:], reloaded(\.width)),
      picker.call("numberOfRows(inComponent:)") { (picker, number: Int) in
        _ = picker.numberOfRows(inComponent: number)
        _ = picker.rowSize(forComponent: number)
        _ = picker.view(forRow: number, forComponent: 0)
        _ = picker.view(forRow: 0, forComponent: number)
        _ = picker.selectedRow(inComponent: number)
        picker.reloadComponent(number)
      },
      picker.call("selectRow(_:inComponent:animated:)") { (picker, number: Int) in
        picker.selectRow(number, inComponent: 0, animated: true)
        picker.selectRow(1, inComponent: number, animated: true)
      },
      picker.change("selectRow of Int.max rows") { (picker, number: Int) in
        picker.rows = .max
        picker.reloadAllComponents()
        picker.selectRow(number, inComponent: 0, animated: true)
      },
    ]
    for mode in [dates.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth] {
      let picker = view("UIDatePicker.\(mode)") { () -> UIDatePicker in
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 96))
        picker.datePickerMode = mode
        return picker
      }
      rows += [
        picker.property("date", \.date, [.all: .survives]),
        picker.property("minimumDate", \.minimumDate),
        picker.property("maximumDate", \.maximumDate),
        picker.property(
          "countDownDuration", \.countDownDuration,
          [
            [.nan, .below]: .becomes(0), .above: .becomes(86_340),
          ]),
        picker.property("minuteInterval", \.minuteInterval, [.all: .becomes(1)]),
        picker.call("setDate(_:animated:)") { $0.setDate($1, animated: true) },
      ]
    }
    return rows
  }

  static func buttons() -> [NumberRow] {
    let button = view { () -> UIButton in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
      button.setTitle("Title", for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      return button
    }
    let configuration = value(
      "UIButton.Configuration",
      { () -> UIButton.Configuration in
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        configuration.image = UIImage(systemName: "star")
        return configuration
      }
    ) {
      let button = UIButton(configuration: $0)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
      return button
    }
    return [
      button.property("contentEdgeInsets", \.contentEdgeInsets),
      button.property("titleEdgeInsets", \.titleEdgeInsets),
      button.property("imageEdgeInsets", \.imageEdgeInsets),
      button.call("backgroundRect(forBounds:)") { (button, rect: CGRect) in
        _ = button.backgroundRect(forBounds: rect)
        _ = button.contentRect(forBounds: rect)
        _ = button.titleRect(forContentRect: rect)
        _ = button.imageRect(forContentRect: rect)
      },
      button.call("init(frame:primaryAction:)", [.nan: .traps(position)]) { (_, frame: CGRect) in
        _ = UIButton(frame: frame, primaryAction: nil)
        _ = UIControl(frame: frame, primaryAction: nil)
        _ = UISegmentedControl(frame: frame, actions: [])
      },
      configuration.property("contentInsets", \.contentInsets),
      configuration.property("imagePadding", \.imagePadding),
      configuration.property("imageReservation", \.imageReservation),
      configuration.property("titlePadding", \.titlePadding),
      configuration.property("background.cornerRadius", \.background.cornerRadius),
      configuration.property("background.backgroundInsets", \.background.backgroundInsets),
      configuration.property("background.strokeWidth", \.background.strokeWidth),
    ]
  }
}
