public import UIKit

/// Every control, in a stack that scrolls.
public final class ControlsScreen: ProbeViewController, Changeable {
  public static let changes = [
    "control-value", "control-enabled", "control-hide", "control-arrange", "control-menu",
    "control-text", "control-spin", "control-axis", "control-segments", "control-date",
  ]

  private let scroll = UIScrollView()
  private let stack = UIStackView()
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let segments = UISegmentedControl(items: ["One", "Two", "Three"])
  private let pages = UIPageControl()
  private let date = UIDatePicker()
  private let picker = UIPickerView()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let menuButton = UIButton(configuration: .bordered())
  private let field = UITextField()
  private let text = UITextView()
  private let search = UISearchBar()
  private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
  private let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
  private let image = UIImageView(image: UIImage(systemName: "star"))

  public override func viewDidLoad() {
    title = "Controls"
    view.backgroundColor = .systemBackground
    setUp()
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    for arranged in everything { stack.addArrangedSubview(arranged) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    view.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    super.viewDidLoad()
  }

  private var everything: [UIView] {
    let buttons: [UIButton] = [
      .init(configuration: .plain()), .init(configuration: .filled()),
      .init(configuration: .tinted()), .init(type: .system), .init(type: .infoLight),
      .init(type: .close),
    ]
    for (index, button) in buttons.enumerated() {
      button.setTitle("Button \(index)", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in if let self { record(.select) } }, for: .primaryActionTriggered)
    }
    return [
      label, toggle, slider, stepper, segments, pages, menuButton, field, progress, spinner, date,
      picker, text, search, toolbar, bar, tabs, image,
      UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
    ] + buttons
  }

  private func setUp() {
    label.numberOfLines = 0
    label.text = "All of them"
    pages.numberOfPages = 5
    stepper.maximumValue = 9
    picker.dataSource = self
    picker.delegate = self
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    text.text = "Some text\nin lines"
    text.heightAnchor.constraint(equalToConstant: 80).isActive = true
    search.showsCancelButton = true
    search.scopeButtonTitles = ["All", "Some"]
    toolbar.items = [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(),
      UIBarButtonItem(title: "Act", menu: menu),
    ]
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    tabs.items = [
      UITabBarItem(tabBarSystemItem: .search, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ]
    menuButton.setTitle("Menu", for: .normal)
    menuButton.menu = menu
    menuButton.showsMenuAsPrimaryAction = true
  }

  private var menu: UIMenu {
    UIMenu(children: [
      UIAction(title: "First") { [weak self] _ in self?.label.text = "First" },
      UIMenu(
        title: "More", children: [UIAction(title: "Inner", attributes: .destructive) { _ in }]),
      UIDeferredMenuElement { give in give([UIAction(title: "Late") { _ in }]) },
      UIAction(title: "Alert") { [weak self] _ in
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        self?.present(alert, animated: true)
      },
    ])
  }

  public func change(_ name: String, _ number: Int, animated: Bool) {
    loadViewIfNeeded()
    switch name {
    case "control-value":
      toggle.setOn(number % 2 == 0, animated: animated)
      slider.setValue(Float(number % 100) / 100, animated: animated)
      stepper.value = Double(number % 12)
      pages.currentPage = number % 6
      progress.setProgress(Float(number % 100) / 100, animated: animated)
      picker.selectRow(number % 4, inComponent: number % 2, animated: animated)
    case "control-enabled":
      for control in stack.arrangedSubviews.compactMap({ $0 as? UIControl }) {
        control.isEnabled = control.hash & 1 == 0 || number % 2 == 0
      }
    case "control-hide":
      guard let view = stack.arrangedSubviews.at(number) else { return }
      if animated {
        UIView.animate(withDuration: 0.3) { view.isHidden.toggle() }
      } else {
        view.isHidden.toggle()
      }
    case "control-arrange":
      guard let view = stack.arrangedSubviews.at(number) else { return }
      if number % 3 == 0 { stack.removeArrangedSubview(view) }
      stack.insertArrangedSubview(view, at: 0)
    case "control-menu": menuButton.menu = number % 3 == 0 ? nil : menu
    case "control-text":
      label.text = [
        "", "short", String(repeating: "word ", count: number % 60), "👩‍👩‍👧‍👦\u{301}\u{202E}x",
      ].at(number)
      field.text = label.text
      text.text = label.text
      if number % 4 == 0 { label.attributedText = nil }
    case "control-spin":
      if number % 2 == 0 { spinner.startAnimating() } else { spinner.stopAnimating() }
    case "control-axis":
      stack.axis = number % 2 == 0 ? .horizontal : .vertical
      stack.distribution =
        [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering][number % 5]
      stack.alignment = [.fill, .leading, .center, .trailing][number % 4]
    case "control-segments":
      if number % 3 == 0 {
        segments.removeAllSegments()
      } else {
        segments.insertSegment(withTitle: "New", at: number % 3, animated: animated)
      }
      if segments.numberOfSegments > 0 {
        segments.selectedSegmentIndex = number % segments.numberOfSegments
      }
    default:
      date.datePickerMode = [.date, .time, .dateAndTime, .countDownTimer][number % 4]
      date.preferredDatePickerStyle = number % 3 == 0 ? .wheels : .compact
      date.setDate(Date(timeIntervalSince1970: Double(number) * 86_400), animated: animated)
    }
  }
}

extension ControlsScreen: UIPickerViewDataSource, UIPickerViewDelegate {
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  {
    4 + component
  }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }
}
