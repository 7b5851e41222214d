import Foundation

/// The values of a layer as numbers, which can be interpolated.
enum LayerNumbers {
  /// - Returns: `nil` if the value can't be interpolated.
  static func numbers(_ value: Any?, for key: String) -> [CGFloat]? {
    switch key {
    case "position", "anchorPoint", "bounds.origin", "startPoint", "endPoint":
      LayerValues.point(value).map { [$0.x, $0.y] }
    case "bounds.size", "shadowOffset": LayerValues.size(value).map { [$0.width, $0.height] }
    case "bounds", "frame":
      LayerValues.rect(value).map { [$0.minX, $0.minY, $0.width, $0.height] }
    case "transform":
      (value as? CATransform3D ?? (value as? NSValue)?.caTransform3DValue).map(parts)
    case "backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor":
      components(value)
    default: LayerValues.number(value).map { [$0] }
    }
  }

  /// Returns the value for the numbers from ``numbers(_:for:)``.
  static func value(_ numbers: [CGFloat], for key: String) -> Any {
    switch key {
    case "position", "anchorPoint", "bounds.origin", "startPoint", "endPoint":
      CGPoint(x: numbers[0], y: numbers[1])
    case "bounds.size", "shadowOffset": CGSize(width: numbers[0], height: numbers[1])
    case "bounds", "frame":
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case "transform": transform(numbers)
    case "backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor":
      CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    default: NSNumber(value: Double(numbers[0]))
    }
  }

  /// Returns the numbers at a part of the way from one value to another, which has as many.
  static func between(_ first: [CGFloat], _ second: [CGFloat], at part: CGFloat) -> [CGFloat] {
    zip(first, second).map { $0 + ($1 - $0) * part }
  }

  private static func components(_ value: Any?) -> [CGFloat]? {
    guard let color = (value as? CGColor).map({ UIColor(cgColor: $0) }) ?? value as? UIColor else {
      return nil
    }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  /// Returns scale, skew, rotation and translation of the two-dimensional part, and the other elements
  /// unchanged. With these parts, a rotation preserves the size.
  private static func parts(of matrix: CATransform3D) -> [CGFloat] {
    let x = hypot(matrix.m11, matrix.m12)
    let angle = atan2(matrix.m12, matrix.m11)
    // The second row before the rotation.
    let skew = matrix.m21 * cos(angle) + matrix.m22 * sin(angle)
    let y = matrix.m22 * cos(angle) - matrix.m21 * sin(angle)
    return [
      x, y, skew, angle, matrix.m13, matrix.m14, matrix.m23, matrix.m24, matrix.m31, matrix.m32,
      matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
    ]
  }

  private static func transform(_ parts: [CGFloat]) -> CATransform3D {
    let (x, y, skew, angle) = (parts[0], parts[1], parts[2], parts[3])
    return CATransform3D(
      m11: x * cos(angle), m12: x * sin(angle), m13: parts[4], m14: parts[5],
      m21: skew * cos(angle) - y * sin(angle), m22: skew * sin(angle) + y * cos(angle),
      m23: parts[6], m24: parts[7],
      m31: parts[8], m32: parts[9], m33: parts[10], m34: parts[11],
      m41: parts[12], m42: parts[13], m43: parts[14], m44: parts[15])
  }
}
