import Foundation
import UIKit

extension ViewSetting {
  /// Public properties of views that change what a screen shows.
  static var all: [ViewSetting] {
    views + labels + images + controls + texts + bars + indicators + scrolling + cells
      + layers + masks + lists + elements + updates + states
  }

  static let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
    .image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    }

  private static var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    return transform
  }

  private static var turned: CATransform3D { CATransform3DRotate(perspective, 1, 0, 1, 0) }

  static let symbol = UIImage(systemName: "star")
  static let styled = NSAttributedString(
    string: "styled", attributes: [.underlineStyle: 1, .foregroundColor: UIColor.green])

  private static var views: [ViewSetting] {
    let view = ViewSettings<UIView> {
      let view = UIView(frame: CGRect(x: 8, y: 16, width: 160, height: 96))
      view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16)))
      view.addSubview(UIImageView(image: symbol))
      return view
    }
    return [
      view(\.backgroundColor, .red, nil, .label), view(\.alpha, 0.5, 1, 0),
      view(\.isHidden, true, false),
      view(\.clipsToBounds, true, false), view(\.tintColor, .purple, nil),
      view(\.tintAdjustmentMode, .dimmed, .normal), view(\.isOpaque, false, true),
      view(\.contentMode, .center, .redraw), view(\.isUserInteractionEnabled, false, true),
      view(\.frame, CGRect(x: 24, y: 32, width: 80, height: 48)),
      view(\.bounds, CGRect(x: 8, y: 16, width: 120, height: 64)),
      view(\.center, CGPoint(x: 120, y: 120), CGPoint(x: 80, y: 80)),
      view(
        \.transform, CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(rotationAngle: .pi),
        .identity),
      view(\.semanticContentAttribute, .forceRightToLeft, .unspecified),
      view(\.overrideUserInterfaceStyle, .dark, .unspecified),
      view(\.accessibilityIdentifier, "id", nil), view(\.accessibilityLabel, "Name", nil),
      view(\.accessibilityValue, "1", nil), view(\.accessibilityHint, "Tap", nil),
      view(\.accessibilityTraits, .header, .selected, .none),
      view(\.accessibilityElementsHidden, true, false),
      view(\.accessibilityViewIsModal, true, false),
      view(\.layer.cornerRadius, 8, 0),
      view(\.layer.maskedCorners, .layerMinXMinYCorner, .layerMaxXMaxYCorner),
      view(\.layer.borderWidth, 2, 0),
      view(\.layer.borderColor, UIColor.red.cgColor, nil),
      view(\.layer.backgroundColor, UIColor.blue.cgColor, nil), view(\.layer.opacity, 0.25, 1),
      view(\.layer.isHidden, true, false), view(\.layer.masksToBounds, true, false),
      view(\.layer.position, CGPoint(x: 40, y: 40), CGPoint(x: 88, y: 64)),
      view(\.layer.bounds, CGRect(x: 0, y: 0, width: 40, height: 40)),
      view(\.layer.anchorPoint, CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0.5)),
      view(\.transform3D, turned, CATransform3DIdentity),
      view(\.layer.transform, turned, perspective, CATransform3DMakeScale(2, 1, 1)),
      view(\.layer.sublayerTransform, perspective, turned, CATransform3DIdentity),
      view("sublayers in perspective") { view, value in
        view.layer.sublayerTransform = perspective
        view.bounds.size.width = CGFloat(100 + 20 * (value % 2))
        view.subviews.first?.layer.zPosition = CGFloat(value % 3 * 20)
        view.layer.anchorPoint.x = CGFloat(value % 2)
      },
      view(\.layer.contents, picture.cgImage, nil),
      view(\.layer.shadowOpacity, 0.5, 1, 0), view(\.layer.shadowRadius, 4, 0),
      view(\.layer.shadowOffset, CGSize(width: 2, height: 2), .zero),
      view(\.layer.shadowColor, UIColor.blue.cgColor, nil),
      view(
        \.layer.shadowPath,
        CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil), nil),
      view(\.mask, UILabel(frame: CGRect(x: 0, y: 0, width: 16, height: 16)), nil),
      view("layer.mask") { view, value in
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 16, height: 16)).cgPath
        view.layer.mask = value % 2 == 0 ? layer : nil
      },
      view("layer.mask.path") { view, value in
        (view.layer.mask as? CAShapeLayer)?.path =
          UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8 + value % 8, height: 16)).cgPath
      },
      view("layer.addSublayer") { view, _ in
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 16, height: 16)).cgPath
        layer.fillColor = UIColor.red.cgColor
        view.layer.addSublayer(layer)
      },
      view("layer.sublayers.path") { view, value in
        (view.layer.sublayers?.last as? CAShapeLayer)?.path =
          UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8 + value % 8, height: 16)).cgPath
      },
      view("traitOverrides") { view, value in
        view.traitOverrides.userInterfaceStyle = value % 2 == 0 ? .dark : .light
      },
      view("addSubview") { view, _ in view.addSubview(UILabel()) },
      view("insertSubview") { view, _ in view.insertSubview(UIView(), at: 0) },
      view("exchangeSubview") { view, _ in
        if view.subviews.count > 1 { view.exchangeSubview(at: 0, withSubviewAt: 1) }
      },
      view("bringSubviewToFront") { view, _ in
        if let first = view.subviews.first { view.bringSubviewToFront(first) }
      },
      view("removeFromSuperview") { view, _ in view.subviews.last?.removeFromSuperview() },
    ]
  }

  private static var labels: [ViewSetting] {
    let label = ViewSettings<UILabel> {
      let label = UILabel(frame: CGRect(x: 8, y: 16, width: 120, height: 48))
      label.text = "a longer text in a label"
      return label
    }
    let lit = ViewSettings<UILabel> {
      let label = label.make()
      label.isHighlighted = true
      return label
    }
    return [
      lit(\.highlightedTextColor, .green, nil),
      label(\.text, "other", nil, "third text"), label(\.attributedText, styled, nil),
      label(\.font, .boldSystemFont(ofSize: 20), .systemFont(ofSize: 12)),
      label(\.textColor, .red, .label), label(\.textAlignment, .right, .center, .natural),
      label(\.numberOfLines, 0, 2, 1), label(\.lineBreakMode, .byTruncatingHead, .byClipping),
      label(\.isEnabled, false, true), label(\.isHighlighted, true, false),
      label(\.highlightedTextColor, .green, nil), label(\.shadowColor, .gray, nil),
      label(\.shadowOffset, CGSize(width: 2, height: 2), .zero),
      label(\.adjustsFontSizeToFitWidth, true, false), label(\.minimumScaleFactor, 0.5, 0),
      label(\.adjustsFontForContentSizeCategory, true, false),
      label(\.baselineAdjustment, .alignCenters),
      label(\.allowsDefaultTighteningForTruncation, true),
      label(\.preferredMaxLayoutWidth, 60, 0), label(\.backgroundColor, .yellow, nil),
      label(\.semanticContentAttribute, .forceRightToLeft, .unspecified),
      label(\.showsExpansionTextWhenTruncated, true),
    ]
  }

  private static var images: [ViewSetting] {
    let view = ViewSettings<UIImageView> {
      let view = UIImageView(image: symbol)
      view.frame = CGRect(x: 8, y: 16, width: 48, height: 48)
      return view
    }
    return [
      view(\.image, picture, nil, symbol), view(\.highlightedImage, picture, nil),
      view(\.isHighlighted, true, false), view(\.contentMode, .center, .scaleAspectFit),
      view(\.tintColor, .red, nil), view(\.animationImages, [picture], nil),
      view(\.preferredSymbolConfiguration, UIImage.SymbolConfiguration(pointSize: 30), nil),
      view("startAnimating") { view, value in
        value % 2 == 0 ? view.startAnimating() : view.stopAnimating()
      },
    ]
  }

  private static var controls: [ViewSetting] {
    let button = ViewSettings<UIButton> {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.frame = CGRect(x: 8, y: 16, width: 120, height: 48)
      return button
    }
    let configured = ViewSettings<UIButton> {
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 8, y: 16, width: 120, height: 48)
      return button
    }
    let toggle = ViewSettings<UISwitch> { UISwitch() }
    let slider = ViewSettings<UISlider> {
      UISlider(frame: CGRect(x: 8, y: 16, width: 160, height: 32))
    }
    let stepper = ViewSettings<UIStepper> { UIStepper() }
    let segments = ViewSettings<UISegmentedControl> {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(x: 8, y: 16, width: 240, height: 32)
      return control
    }
    let pages = ViewSettings<UIPageControl> {
      let control = UIPageControl(frame: CGRect(x: 8, y: 16, width: 160, height: 32))
      control.numberOfPages = 4
      return control
    }
    let date = ViewSettings<UIDatePicker> {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.date = Date(timeIntervalSinceReferenceDate: 0)
      return picker
    }
    return [
      button("setTitle") { button, value in button.setTitle("Title \(value)", for: .normal) },
      button("setTitleColor") { button, value in
        button.setTitleColor(value % 2 == 0 ? .red : .green, for: .normal)
      },
      button("setImage") { button, value in
        button.setImage(value % 2 == 0 ? symbol : nil, for: .normal)
      },
      button("setBackgroundImage") { button, value in
        button.setBackgroundImage(value % 2 == 0 ? picture : nil, for: .normal)
      },
      button("setAttributedTitle") { button, _ in button.setAttributedTitle(styled, for: .normal) },
      button("setTitle selected") { button, _ in button.setTitle("Selected", for: .selected) },
      button("titleLabel.font") { button, value in
        button.titleLabel?.font = .systemFont(ofSize: CGFloat(10 + value % 10))
      },
      button(\.isEnabled, false, true), button(\.isSelected, true, false),
      button(\.isHighlighted, true, false), button(\.tintColor, .red, nil),
      button(\.contentHorizontalAlignment, .left, .right, .center),
      button(\.contentVerticalAlignment, .top, .center),
      button(\.contentEdgeInsets, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), .zero),
      button(\.configuration, .bordered(), nil), button(\.role, .destructive, .normal),
      button(\.semanticContentAttribute, .forceRightToLeft, .unspecified),
      configured("configuration.title") { $0.configuration?.title = "Title \($1)" },
      configured("configuration.subtitle") { $0.configuration?.subtitle = "Subtitle \($1)" },
      configured("configuration.image") { button, _ in button.configuration?.image = symbol },
      configured("configuration.baseBackgroundColor") { button, _ in
        button.configuration?.baseBackgroundColor = .red
      },
      configured("configuration.showsActivityIndicator") { button, value in
        button.configuration?.showsActivityIndicator = value % 2 == 0
      },
      configured("configuration.cornerStyle") { button, _ in
        button.configuration?.cornerStyle = .capsule
      },
      configured(\.isEnabled, false, true), configured(\.isSelected, true, false),
      toggle(\.isOn, true, false), toggle(\.onTintColor, .red, nil),
      toggle(\.isEnabled, false, true),
      toggle(\.thumbTintColor, .blue, nil), toggle(\.title, "Title", nil),
      slider(\.value, 0.5, 0.75), slider(\.minimumValue, -1, 0), slider(\.maximumValue, 4, 1),
      slider(\.minimumTrackTintColor, .red, nil), slider(\.maximumTrackTintColor, .green, nil),
      slider(\.thumbTintColor, .red, nil), slider(\.isEnabled, false, true),
      slider(\.semanticContentAttribute, .forceRightToLeft, .unspecified),
      slider(\.minimumValueImage, symbol, nil), slider(\.maximumValueImage, symbol, nil),
      stepper(\.value, 2, 100), stepper(\.minimumValue, 1, 0), stepper(\.maximumValue, 2, 50),
      stepper(\.isEnabled, false, true), stepper(\.wraps, true, false), stepper(\.tintColor, .red),
      segments("selectedSegmentIndex") {
        $0.selectedSegmentIndex = $1 % ($0.numberOfSegments + 1) - 1
      },
      segments(\.isEnabled, false, true),
      segments(\.selectedSegmentTintColor, .red, nil), segments(\.isMomentary, true, false),
      segments(\.semanticContentAttribute, .forceRightToLeft, .unspecified),
      segments(\.apportionsSegmentWidthsByContent, true, false),
      segments("setTitle") { $0.setTitle("Title \($1)", forSegmentAt: 0) },
      segments("insertSegment") { control, _ in
        control.insertSegment(withTitle: "New", at: 0, animated: false)
      },
      segments("removeSegment") { control, _ in
        if control.numberOfSegments > 1 { control.removeSegment(at: 0, animated: false) }
      },
      segments("setEnabled") { $0.setEnabled($1 % 2 == 1, forSegmentAt: 0) },
      segments("setTitleTextAttributes") { control, value in
        control.setTitleTextAttributes(
          [.foregroundColor: value % 2 == 0 ? UIColor.red : .green], for: .normal)
      },
      pages(\.currentPage, 2, 0), pages(\.numberOfPages, 6, 1), pages(\.hidesForSinglePage, true),
      pages(\.pageIndicatorTintColor, .red, nil),
      pages(\.currentPageIndicatorTintColor, .green, nil),
      date(\.date, Date(timeIntervalSinceReferenceDate: 1e8)), date(\.datePickerMode, .time, .date),
      date(\.minuteInterval, 15, 1), date(\.isEnabled, false, true),
    ]
  }

  private static var texts: [ViewSetting] {
    let field = ViewSettings<UITextField> {
      let field = UITextField(frame: CGRect(x: 8, y: 16, width: 160, height: 32))
      field.placeholder = "Placeholder"
      return field
    }
    let filled = ViewSettings<UITextField> {
      let field = field.make()
      field.text = "text"
      return field
    }
    let area = ViewSettings<UITextView> {
      let area = UITextView(frame: CGRect(x: 8, y: 16, width: 160, height: 96))
      area.text = "some text\nin lines"
      return area
    }
    let search = ViewSettings<UISearchBar> {
      UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    }
    let tinted = ViewSettings<UISearchBar> {
      let bar = search.make()
      bar.barTintColor = .red
      return bar
    }
    return [
      tinted(\.searchBarStyle, .minimal, .default),
      field(\.text, "text", nil, "more"), field(\.attributedText, styled, nil),
      field(\.placeholder, "other", nil), field(\.attributedPlaceholder, styled, nil),
      field(\.font, .systemFont(ofSize: 24), .systemFont(ofSize: 12)),
      filled(\.textColor, .red, nil), filled(\.font, .boldSystemFont(ofSize: 24), nil),
      filled(\.textAlignment, .right, .left),
      field(\.textAlignment, .right, .left), field(\.borderStyle, .roundedRect, .line, .none),
      field(\.isSecureTextEntry, true, false),
      field(\.semanticContentAttribute, .forceRightToLeft, .unspecified),
      field(\.isEnabled, false, true),
      field(\.clearButtonMode, .always, .never), field(\.leftViewMode, .always, .never),
      field("leftView") { field, _ in
        field.leftView = UIImageView(image: symbol)
        field.leftViewMode = .always
      },
      field("rightView") { field, value in
        field.rightView = value % 2 == 0 ? UIImageView(image: symbol) : nil
        field.rightViewMode = .always
      },
      field(\.adjustsFontSizeToFitWidth, true, false), field(\.minimumFontSize, 8, 0),
      field("becomeFirstResponder") { field, value in
        _ = value % 2 == 0 ? field.becomeFirstResponder() : field.resignFirstResponder()
      },
      field(\.defaultTextAttributes, [.foregroundColor: UIColor.green]),
      area(\.text, "other", "", "many\nmany\nmany\nmany\nmany lines"),
      area(\.attributedText, styled), area(\.font, .systemFont(ofSize: 24), nil),
      area(\.textColor, .red, nil), area(\.textAlignment, .center, .left),
      area(\.isEditable, false, true),
      area(\.semanticContentAttribute, .forceRightToLeft, .unspecified),
      area(\.isSelectable, false, true),
      area(\.textContainerInset, UIEdgeInsets(top: 16, left: 8, bottom: 0, right: 0), .zero),
      area(\.textContainer.lineFragmentPadding, 16, 5),
      area(\.textContainer.maximumNumberOfLines, 1, 0),
      area(\.selectedRange, NSRange(location: 2, length: 3), NSRange(location: 0, length: 0)),
      area("becomeFirstResponder") { area, value in
        _ = value % 2 == 0 ? area.becomeFirstResponder() : area.resignFirstResponder()
      },
      area("textStorage") { area, _ in
        area.textStorage.append(NSAttributedString(string: " more"))
      },
      search(\.text, "query", nil), search(\.placeholder, "Search here", nil),
      search(\.showsCancelButton, true, false), search(\.scopeButtonTitles, ["A", "B"], nil),
      search(\.showsScopeBar, true, false), search(\.prompt, "Prompt", nil),
      search(\.barTintColor, .red, nil), search(\.searchBarStyle, .minimal, .prominent),
      search(\.tintColor, .red, nil),
    ]
  }

  private static var bars: [ViewSetting] {
    let bar = ViewSettings<UINavigationBar> {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Right", style: .plain, target: nil, action: nil)
      bar.items = [UINavigationItem(title: "Back"), item]
      return bar
    }
    let tools = ViewSettings<UIToolbar> {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
      return bar
    }
    let tabs = ViewSettings<UITabBar> {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      bar.items = [
        UITabBarItem(title: "One", image: symbol, tag: 0),
        UITabBarItem(title: "Two", image: nil, tag: 1),
      ]
      return bar
    }
    return [
      bar("topItem.title") { $0.topItem?.title = "Title \($1)" },
      bar("topItem.prompt") { bar, _ in bar.topItem?.prompt = "Prompt" },
      bar("topItem.titleView") { bar, value in
        bar.topItem?.titleView = value % 2 == 0 ? UISwitch() : nil
      },
      bar("topItem.leftBarButtonItem") { bar, _ in
        bar.topItem?.leftBarButtonItem = UIBarButtonItem(systemItem: .done)
      },
      bar("topItem.hidesBackButton") { $0.topItem?.hidesBackButton = $1 % 2 == 0 },
      bar("backItem.title") { $0.backItem?.title = "Back \($1)" },
      bar("rightBarButtonItem.title") { $0.topItem?.rightBarButtonItem?.title = "\($1)" },
      bar("rightBarButtonItem.isEnabled") {
        $0.topItem?.rightBarButtonItem?.isEnabled = $1 % 2 == 1
      },
      bar("rightBarButtonItem.tintColor") { bar, _ in
        bar.topItem?.rightBarButtonItem?.tintColor = .red
      },
      bar("rightBarButtonItem.isHidden") { $0.topItem?.rightBarButtonItem?.isHidden = $1 % 2 == 0 },
      bar(\.barTintColor, .red, nil), bar(\.tintColor, .green, nil),
      bar(\.titleTextAttributes, [.foregroundColor: UIColor.red], nil),
      bar(\.prefersLargeTitles, true, false),
      bar(\.semanticContentAttribute, .forceRightToLeft, .unspecified),
      bar(\.isTranslucent, false, true),
      bar("standardAppearance") { bar, _ in
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
      },
      bar("setItems") { $0.setItems([UINavigationItem(title: "New \($1)")], animated: false) },
      tools("items.title") { $0.items?.first?.title = "Item \($1)" },
      tools("items") { bar, _ in bar.items?.append(UIBarButtonItem(systemItem: .add)) },
      tools(\.barTintColor, .red, nil), tools(\.tintColor, .red, nil),
      tabs(\.tintColor, .red, nil), tabs(\.unselectedItemTintColor, .green, nil),
      tabs(\.barTintColor, .red, nil),
      tabs("selectedItem") { $0.selectedItem = $0.items?[$1 % 2] },
      tabs("items.title") { $0.items?.first?.title = "Tab \($1)" },
      tabs("items.badgeValue") { $0.items?.first?.badgeValue = $1 % 2 == 0 ? "\($1)" : nil },
      tabs("items.image") { bar, _ in bar.items?.last?.image = symbol },
      tabs("items.isEnabled") { $0.items?.last?.isEnabled = $1 % 2 == 1 },
    ]
  }

  private static var indicators: [ViewSetting] {
    let spinner = ViewSettings<UIActivityIndicatorView> { UIActivityIndicatorView(style: .medium) }
    let progress = ViewSettings<UIProgressView> {
      UIProgressView(frame: CGRect(x: 0, y: 0, width: 160, height: 4))
    }
    let effect = ViewSettings<UIVisualEffectView> {
      UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    }
    let stack = ViewSettings<UIStackView> {
      let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
      stack.frame = CGRect(x: 0, y: 0, width: 160, height: 160)
      return stack
    }
    return [
      spinner("startAnimating") { $1 % 2 == 0 ? $0.startAnimating() : $0.stopAnimating() },
      spinner(\.color, .red, .gray), spinner(\.style, .large, .medium),
      spinner(\.hidesWhenStopped, false, true), progress(\.progress, 0.5, 1, 0),
      progress(\.progressTintColor, .red, nil), progress(\.trackTintColor, .green, nil),
      progress("observedProgress") { view, _ in
        let progress = Progress(totalUnitCount: 2)
        view.observedProgress = progress
        progress.completedUnitCount = 1
      },
      effect(\.effect, UIBlurEffect(style: .dark), nil),
      stack(\.axis, .vertical, .horizontal),
      stack(\.semanticContentAttribute, .forceRightToLeft, .unspecified), stack(\.spacing, 16, 0),
      stack(\.distribution, .fillEqually, .fill), stack(\.alignment, .top, .fill),
      stack("addArrangedSubview") { stack, _ in stack.addArrangedSubview(UILabel()) },
      stack("arrangedSubviews.isHidden") { $0.arrangedSubviews.first?.isHidden = $1 % 2 == 0 },
      stack(\.isLayoutMarginsRelativeArrangement, true, false),
    ]
  }

  private static var scrolling: [ViewSetting] {
    let scroll = ViewSettings<UIScrollView> {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
      view.contentSize = CGSize(width: 320, height: 960)
      return view
    }
    return [
      scroll(\.contentOffset, CGPoint(x: 8, y: 32), .zero),
      scroll(\.contentSize, CGSize(width: 80, height: 80)),
      scroll(\.contentInset, UIEdgeInsets(top: 16, left: 0, bottom: 0, right: 0), .zero),
      scroll(\.showsVerticalScrollIndicator, false, true), scroll(\.isScrollEnabled, false, true),
      scroll(\.indicatorStyle, .white, .default), scroll(\.zoomScale, 1),
      scroll("refreshControl") { view, value in
        view.refreshControl = value % 2 == 0 ? UIRefreshControl() : nil
      },
      scroll("beginRefreshing") { view, _ in view.refreshControl?.beginRefreshing() },
    ]
  }

  private static var cells: [ViewSetting] {
    let cell = ViewSettings<UITableViewCell> {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 48)
      cell.textLabel?.text = "Title"
      return cell
    }
    return [
      cell("textLabel.text") { $0.textLabel?.text = "Title \($1)" },
      cell("detailTextLabel.text") { $0.detailTextLabel?.text = "Detail \($1)" },
      cell("imageView.image") { $0.imageView?.image = $1 % 2 == 0 ? symbol : nil },
      cell(\.accessoryType, .checkmark, .disclosureIndicator, .none),
      cell("accessoryView") { $0.accessoryView = $1 % 2 == 0 ? UISwitch() : nil },
      cell(\.isSelected, true, false), cell(\.isHighlighted, true, false),
      cell(\.isEditing, true, false), cell(\.selectionStyle, .none, .default),
      cell(\.indentationLevel, 2, 0),
      cell(\.semanticContentAttribute, .forceRightToLeft, .unspecified),
      cell(\.indentationWidth, 20, 10),
      cell(\.separatorInset, UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 0)),
      cell(\.backgroundColor, .red, nil),
      cell("backgroundView") { cell, _ in cell.backgroundView = UIView() },
      cell("selectedBackgroundView") { cell, _ in cell.selectedBackgroundView = UIView() },
      cell("contentConfiguration") { cell, value in
        var content = cell.defaultContentConfiguration()
        content.text = "Text \(value)"
        cell.contentConfiguration = content
      },
      cell("backgroundConfiguration") { cell, value in
        var background = UIBackgroundConfiguration.listCell()
        background.backgroundColor = value % 2 == 0 ? .red : .green
        cell.backgroundConfiguration = background
      },
    ]
  }
}
