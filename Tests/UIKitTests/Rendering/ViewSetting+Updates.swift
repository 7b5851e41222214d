import UIKit
import UIKitCore

/// What passes and assistive technology ask views for.
extension ViewSetting {
  private final class Drawn: UIView {
    var color = UIColor.red
    var name: String?
    var room: CGFloat = 8

    override func draw(_ rect: CGRect) {
      color.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: bounds.height / 2)).fill()
    }

    override func updateProperties() {
      super.updateProperties()
      accessibilityHint = name
    }

    override func updateConstraints() {
      subviews.first?.frame.origin.x = room
      super.updateConstraints()
    }
  }

  static var updates: [ViewSetting] {
    let drawn = ViewSettings<Drawn> {
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
      return view
    }
    let view = ViewSettings<UIView> {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
      let label = UILabel(frame: CGRect(x: 4, y: 4, width: 20, height: 20))
      label.text = "label"
      view.addSubview(label)
      return view
    }
    let constrained = ViewSettings<UIView> {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
      let label = UILabel()
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true
      label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
      return view
    }
    return [
      drawn("setNeedsDisplay") { view, value in
        view.color = value % 2 == 0 ? .green : .red
        view.setNeedsDisplay()
      },
      drawn("contentMode redraw") { view, value in
        view.contentMode = .redraw
        view.bounds.size.height = CGFloat(20 + value)
      },
      drawn("setNeedsUpdateProperties") { view, value in
        view.name = "\(value)"
        view.setNeedsUpdateProperties()
      },
      drawn("setNeedsUpdateConstraints") { view, value in
        view.room = CGFloat(value * 4)
        view.setNeedsUpdateConstraints()
      },
      constrained("constraint.constant") { view, value in
        view.constraints.first?.constant = CGFloat(value * 8)
      },
      constrained("constraint.isActive") { view, value in
        guard let label = view.subviews.first else { return }
        label.widthAnchor.constraint(equalToConstant: CGFloat(40 + 20 * value)).isActive =
          value < 2
        if value == 2 { NSLayoutConstraint.deactivate(label.constraints) }
      },
      constrained("intrinsicContentSize") { view, value in
        (view.subviews.first as? UILabel)?.text = String(repeating: "long ", count: value + 1)
      },
      constrained(\.layoutMargins, UIEdgeInsets(top: 30, left: 8, bottom: 8, right: 8), .zero),
      constrained("removeFromSuperview") { view, value in
        guard let label = view.subviews.first else { return }
        label.removeFromSuperview()
        view.addSubview(label)
        label.topAnchor.constraint(
          equalTo: view.topAnchor, constant: CGFloat(value * 8)
        ).isActive = true
      },
      constrained("translatesAutoresizingMask") { view, value in
        guard let label = view.subviews.first else { return }
        label.translatesAutoresizingMaskIntoConstraints = value % 2 == 0
        label.frame = CGRect(x: 4, y: 4, width: 20 + value, height: 20)
      },
      constrained("constraint across") { view, value in
        guard let label = view.subviews.first else { return }
        let inner = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 40))
        let part = UILabel()
        part.text = "part"
        part.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(part)
        view.addSubview(inner)
        part.leadingAnchor.constraint(
          equalTo: label.trailingAnchor, constant: CGFloat(value * 4)
        ).isActive = true
        part.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
        if value > 1 { view.subviews[1].removeFromSuperview() }
      },
      constrained("addLayoutGuide") { view, value in
        guard let label = view.subviews.first else { return }
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        guide.topAnchor.constraint(
          equalTo: view.topAnchor, constant: CGFloat(10 + value)
        ).isActive = true
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
        if value > 0 { view.removeLayoutGuide(view.layoutGuides[0]) }
      },
      view("translatesAutoresizingMask alone") { view, value in
        view.subviews.first?.translatesAutoresizingMaskIntoConstraints = value % 2 == 1
      },
      view("a view without constraints moves") { view, value in
        let labels = view.subviews.flatMap(\.subviews).filter { $0 is UILabel }
        guard let label = labels.first else {
          for x in [0, 80] {
            view.addSubview(UIView(frame: CGRect(x: x, y: 0, width: 60, height: 40)))
          }
          let label = UILabel()
          label.text = "moves"
          label.translatesAutoresizingMaskIntoConstraints = false
          view.subviews.last?.addSubview(label)
          return
        }
        view.subviews.first { $0 !== label.superview }?.addSubview(label)
      },
      constrained("addSubview of a hierarchy") { view, value in
        let toggle = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
        toggle.frame = CGRect(x: 0, y: 0, width: 100 + value, height: 40)
        view.addSubview(toggle)
      },
      constrained("hierarchy made before") { view, value in
        let (outer, stack) = (UIView(), UIStackView(arrangedSubviews: [UISwitch(), UILabel()]))
        outer.addSubview(stack)
        view.subviews.first?.addSubview(outer)
        stack.frame = CGRect(x: 0, y: 0, width: 100 + value, height: 40)
      },
      constrained("window.resize") { view, value in
        view.window?.resize(
          to: CGRect(x: 0, y: 0, width: 300 + 20 * CGFloat(value % 2), height: 480))
      },
    ]
  }

  /// A container whose elements are made when they are asked for.
  private final class Chart: UIView {
    var label = "One"

    override func accessibilityElementCount() -> Int { 1 }

    override func accessibilityElement(at index: Int) -> Any? {
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = label
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 8, height: 8)
      return element
    }
  }

  static var elements: [ViewSetting] {
    let view = ViewSettings<UIView> {
      let view = UIView(frame: CGRect(x: 8, y: 16, width: 160, height: 96))
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = "Element"
      // A frame on the screen would stay where it is when the view moves.
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 8, height: 8)
      view.accessibilityElements = [element]
      return view
    }
    let chart = ViewSettings<Chart> { Chart(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    let bare = ViewSettings<UIView> {
      let view = UIView(frame: CGRect(x: 8, y: 16, width: 160, height: 96))
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 8, height: 8)
      view.accessibilityElements = [element]
      return view
    }
    func element<Value>(
      _ path: ReferenceWritableKeyPath<UIAccessibilityElement, Value>,
      in view: ViewSettings<UIView>,
      _ values: Value...
    ) -> ViewSetting {
      view("accessibilityElements\(path)") { view, value in
        let element = view.accessibilityElements?.first as? UIAccessibilityElement
        element?[keyPath: path] = values[value % values.count]
      }
    }
    return [
      view(\.accessibilityElements, nil, []),
      view(
        \.accessibilityCustomActions,
        [UIAccessibilityCustomAction(name: "Act", actionHandler: { _ in true })], nil),
      view(\.accessibilityAttributedLabel, styled, nil),
      view(\.accessibilityAttributedValue, styled, nil),
      view(\.accessibilityAttributedHint, styled, nil),
      element(\.isAccessibilityElement, in: view, false, true),
      element(\.accessibilityIdentifier, in: view, "id", nil),
      element(\.accessibilityLabel, in: view, "Other", nil),
      element(\.accessibilityHint, in: view, "Hint", nil),
      element(\.accessibilityValue, in: view, "1", nil),
      element(\.accessibilityAttributedLabel, in: bare, styled, nil),
      element(\.accessibilityAttributedHint, in: view, styled, nil),
      element(\.accessibilityAttributedValue, in: view, styled, nil),
      element(\.accessibilityTraits, in: view, .header, .button),
      element(\.accessibilityElementsHidden, in: view, true, false),
      element(
        \.accessibilityCustomActions, in: view,
        [UIAccessibilityCustomAction(name: "Act", actionHandler: { _ in true })], nil),
      view("accessibilityElements.accessibilityFrame") { view, value in
        let element = view.accessibilityElements?.first as? UIAccessibilityElement
        element?.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40 + value)
      },
      element(
        \.accessibilityFrameInContainerSpace, in: view, CGRect(x: 1, y: 2, width: 3, height: 4)),
      chart("layoutChanged") { chart, value in
        chart.label = "\(value)"
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      },
    ]
  }
}
