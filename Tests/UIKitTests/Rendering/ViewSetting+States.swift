import UIKit
import UIKitCore

/// What shows only in a certain state.
extension ViewSetting {
  static var states: [ViewSetting] {
    let shrunk = ViewSettings<UILabel> {
      let label = UILabel(frame: CGRect(x: 8, y: 16, width: 60, height: 48))
      label.text = "a longer text in a label"
      label.adjustsFontSizeToFitWidth = true
      return label
    }
    let colored = ViewSettings<UILabel> {
      let label = UILabel(frame: CGRect(x: 8, y: 16, width: 60, height: 48))
      label.text = "text"
      label.highlightedTextColor = .green
      return label
    }
    let half = ViewSettings<UISlider> {
      let slider = UISlider(frame: CGRect(x: 8, y: 16, width: 160, height: 32))
      slider.value = 0.5
      return slider
    }
    let pictured = ViewSettings<UISlider> {
      let slider = half.make()
      slider.minimumValueImage = symbol
      return slider
    }
    let stepper = ViewSettings<UIStepper> { UIStepper() }
    let symbols = ViewSettings<UISegmentedControl> {
      let control = UISegmentedControl(items: ["One", symbol!])
      control.frame = CGRect(x: 8, y: 16, width: 240, height: 32)
      return control
    }
    let word = ViewSettings<BarButton> {
      let button = BarButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      button.title = "Word"
      return button
    }
    let bordered = ViewSettings<UITextField> {
      let field = UITextField(frame: CGRect(x: 8, y: 16, width: 160, height: 32))
      field.borderStyle = .roundedRect
      return field
    }
    let segments = ViewSettings<UISegmentedControl> {
      let control = UISegmentedControl(items: ["One", "Two"])
      control.frame = CGRect(x: 8, y: 16, width: 240, height: 32)
      return control
    }
    let spinner = ViewSettings<UIActivityIndicatorView> {
      let view = UIActivityIndicatorView(style: .medium)
      view.hidesWhenStopped = false
      view.isHidden = false
      return view
    }
    let field = ViewSettings<UITextField> {
      let field = UITextField(frame: CGRect(x: 8, y: 16, width: 160, height: 32))
      field.text = "text"
      return field
    }
    let hinted = ViewSettings<UITextField> {
      let field = UITextField(frame: CGRect(x: 8, y: 16, width: 160, height: 32))
      field.attributedPlaceholder = styled
      return field
    }
    let area = ViewSettings<UITextView> {
      let area = UITextView(frame: CGRect(x: 8, y: 16, width: 160, height: 96))
      area.text = "see https://example.org"
      return area
    }
    let read = ViewSettings<UITextView> {
      let area = area.make()
      area.isEditable = false
      return area
    }
    let rich = ViewSettings<UITextView> {
      let area = area.make()
      area.attributedText = styled
      return area
    }
    let frames = ViewSettings<UIImageView> {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      view.animationImages = [picture, symbol!]
      view.animationDuration = 1e6
      return view
    }
    let bar = ViewSettings<UINavigationBar> {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [UINavigationItem(title: "A longer title"), UINavigationItem(title: "Short")]
      return bar
    }
    let tools = ViewSettings<UIToolbar> {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [UIBarButtonItem(systemItem: .add)]
      return bar
    }
    let search = ViewSettings<UISearchBar> {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      bar.barTintColor = .red
      return bar
    }
    let button = ViewSettings<UIButton> {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      return button
    }
    return [
      colored(\.isHighlighted, true, false), word(\.title, "Other", nil),
      bordered(\.background, picture, nil),
      symbols("setImage") {
        let image = $1 % 2 == 0 ? picture : UIImage(systemName: "circle")
        $0.setImage(image, forSegmentAt: 1)
      },
      symbols("setTitle") { $0.setTitle($1 % 2 == 0 ? "Two" : nil, forSegmentAt: 1) },
      shrunk(\.minimumScaleFactor, 0.9, 0), shrunk(\.bounds.size.width, 100, 50),
      half(\.minimumValue, -1, 0.25), half(\.maximumValue, 4, 0.75),
      pictured(\.value, 0.75, 1), pictured(\.tintColor, .red, nil),
      pictured(\.minimumTrackTintColor, .red, nil), pictured(\.minimumValueImage, nil, picture),
      pictured(\.maximumValue, 4, 1), pictured(\.minimumValue, -4, 0),
      stepper("setIncrementImage") {
        $0.setIncrementImage($1 % 2 == 0 ? picture : nil, for: .normal)
      },
      segments("setImage") { $0.setImage($1 % 2 == 0 ? symbol : picture, forSegmentAt: 0) },
      segments("setImage named") { control, value in
        let image = UIImage(systemName: "star")
        image?.accessibilityLabel = "Star \(value)"
        control.setImage(image, forSegmentAt: 0)
      },
      spinner("startAnimating") { $1 % 2 == 0 ? $0.startAnimating() : $0.stopAnimating() },
      spinner(\.color, .red, .gray), spinner(\.style, .white, .medium),
      field("inputView") { $0.inputView = $1 % 2 == 0 ? UIView() : nil },
      field(\.keyboardType, .emailAddress, .default), field(\.returnKeyType, .go, .default),
      field(\.autocapitalizationType, .none, .allCharacters),
      field(\.autocorrectionType, .no, .yes), field(\.background, picture, nil),
      field("disabledBackground") { field, value in
        field.background = picture
        field.disabledBackground = value > 1 ? symbol : nil
        field.isEnabled = value % 2 == 0
      },
      field("setMarkedText") { field, value in
        if value == 0 { field.becomeFirstResponder() }
        field.setMarkedText("marked \(value)", selectedRange: NSRange(location: value, length: 1))
        if value == 2 { field.unmarkText() }
      },
      field("selectedTextRange") { field, value in
        if value == 0 { field.becomeFirstResponder() }
        field.selectedTextRange = field.textRange(
          from: field.beginningOfDocument,
          to: field.position(from: field.beginningOfDocument, offset: value) ?? field.endOfDocument)
      },
      field("isSelected") { $0.isSelected = $1 % 2 == 0 },
      hinted(\.font, .boldSystemFont(ofSize: 24), nil),
      hinted(\.placeholder, "Other", nil),
      area("inputView") { $0.inputView = $1 % 2 == 0 ? UIView() : nil },
      area(\.keyboardType, .emailAddress, .default), area(\.returnKeyType, .go, .default),
      area(\.autocapitalizationType, .none, .allCharacters),
      area(\.autocorrectionType, .no, .yes), area(\.isSecureTextEntry, true, false),
      area(\.isScrollEnabled, false, true),
      area("isEditable first responder") { area, value in
        area.isEditable = true
        area.becomeFirstResponder()
        if value % 2 == 1 { area.isEditable = false }
      },
      area("decorate") { area, value in
        let start = area.beginningOfDocument
        let range = area.position(from: start, offset: 3).flatMap {
          area.textRange(from: start, to: $0)
        }
        guard let range else { return }
        area.decorate(
          foundTextRange: range, document: nil, usingStyle: value % 2 == 0 ? .found : .normal)
      },
      area("setMarkedText") { area, value in
        if value == 0 { area.becomeFirstResponder() }
        area.setMarkedText("marked \(value)", selectedRange: NSRange(location: value, length: 1))
        if value == 2 { area.unmarkText() }
      },
      area("unmarkText") { area, value in
        if value == 0 { area.setMarkedText("marked", selectedRange: NSRange()) }
        if value == 1 { area.unmarkText() }
      },
      field("unmarkText") { field, value in
        if value == 0 { field.setMarkedText("marked", selectedRange: NSRange()) }
        if value == 1 { field.unmarkText() }
      },
      read(\.dataDetectorTypes, .link, []), rich(\.textColor, .red, nil),
      rich(\.textAlignment, .center, .left), rich(\.font, .systemFont(ofSize: 30), nil),
      frames("startAnimating") { $1 % 2 == 0 ? $0.startAnimating() : $0.stopAnimating() },
      bar("topItem.title") { bar, value in
        bar.topItem?.title = String(repeating: "Title ", count: value * 2 + 1)
      },
      bar("setBackgroundImage") {
        $0.setBackgroundImage($1 % 2 == 0 ? picture : nil, for: .default)
      },
      bar("shadowColor") { bar, value in
        let appearance = UINavigationBarAppearance()
        appearance.shadowColor = value % 2 == 0 ? .red : nil
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
      },
      tools("setBackgroundImage") {
        $0.setBackgroundImage(
          $1 % 2 == 0 ? picture : nil, forToolbarPosition: .any, barMetrics: .default)
      },
      tools("shadowColor") { bar, value in
        let appearance = UIToolbarAppearance()
        appearance.shadowColor = value % 2 == 0 ? .red : nil
        bar.standardAppearance = appearance
        bar.setNeedsLayout()
      },
      search(\.backgroundImage, picture, nil),
      button("focus") { $0.window?.focusedView = $1 % 2 == 0 ? $0 : nil },
      button("setImage symbol") {
        $0.setImage($1 % 2 == 0 ? symbol : picture, for: .normal)
      },
    ]
  }
}
