import UIKitDiagnostics
import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format describes, such as `H:|-[title]-(>=8)-[button(60)]-|`.
  ///
  /// - Parameters:
  ///   - opts: The alignment of all named views, and the direction in which they are read.
  ///   - metrics: The numbers by name.
  ///   - views: The views and guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).mapValues { value -> CGFloat in
      guard let number = CGFloat(number: value) else {
        trap("\(value) in the metrics dictionary is no number")
      }
      return number
    }
    var parser = VisualFormatParser(format, metrics: numbers, viewNames: Set(views.keys))
    do {
      let maker = VisualFormatMaker(
        try parser.parse(), options: opts, items: views.mapValues(layoutItem))
      return maker.constraints
    } catch {
      trap(error.message)
    }
  }
}
