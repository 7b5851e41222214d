import Foundation

/// Converts a color of a configuration to another one.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Converts a color to a shade of gray.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let fixed = color.cgColor
    let luminance = 0.2126 * fixed.red + 0.7152 * fixed.green + 0.0722 * fixed.blue
    return UIColor(white: luminance, alpha: fixed.alpha)
  }
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}
