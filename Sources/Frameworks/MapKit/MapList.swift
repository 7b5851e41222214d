import CoreLocation
import UIKit

/// A view that lists the annotations of a map as text.
final class MapList: UIScrollView {
  private let stack = UIStackView()
  var select: (any MKAnnotation) -> Void = { _ in }
  var tap: (MKAnnotationView, UIControl) -> Void = { _, _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.alignment = .leading
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  /// The content of the rows, to leave them alone while nothing changes.
  private var shown: [String] = []

  func show(_ views: [MKAnnotationView]) {
    let texts = views.map {
      "\($0.annotation.map(Self.text) ?? "") \($0.isSelected) \(bounds.width)"
    }
    guard texts != shown else { return }
    shown = texts
    for row in stack.arrangedSubviews { row.removeFromSuperview() }
    for view in views {
      guard let annotation = view.annotation else { continue }
      let button = UIButton(type: .system)
      button.setTitle(Self.text(annotation), for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.select(annotation) }, for: .primaryActionTriggered)
      stack.addArrangedSubview(button)
      guard view.isSelected, view.canShowCallout else { continue }
      let accessories = [
        view.leftCalloutAccessoryView, view.detailCalloutAccessoryView,
        view.rightCalloutAccessoryView,
      ]
      for accessory in accessories.compactMap({ $0 }) {
        if let control = accessory as? UIControl { connect(control, to: view) }
        stack.addArrangedSubview(accessory)
      }
    }
    let size = stack.systemLayoutSizeFitting(CGSize(width: bounds.width, height: 0))
    stack.frame = CGRect(x: 8, y: 0, width: bounds.width - 16, height: size.height)
    contentSize = CGSize(width: bounds.width, height: size.height)
  }

  private func connect(_ control: UIControl, to view: MKAnnotationView) {
    let action = UIAction(identifier: UIAction.Identifier("MapKit.callout")) {
      [weak self, weak view, weak control] _ in
      if let view, let control { self?.tap(view, control) }
    }
    control.addAction(action, for: .primaryActionTriggered)
  }

  private static func text(_ annotation: any MKAnnotation) -> String {
    let names = [annotation.title ?? nil, annotation.subtitle ?? nil].compactMap { $0 }
    let place = annotation.coordinate
    let numbers = String(format: "%.4f, %.4f", place.latitude, place.longitude)
    return names.isEmpty ? numbers : "\(names.joined(separator: ", ")) (\(numbers))"
  }
}
