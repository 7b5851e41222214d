import Foundation

/// The accessibility properties that an app set on a view. Only such views allocate it.
@MainActor package final class ViewAccessibility {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var elements: [Any]?
  var language: String?
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]! = []
  var path: UIBezierPath?
  var frame: CGRect?
  var activationPoint: CGPoint?
}
