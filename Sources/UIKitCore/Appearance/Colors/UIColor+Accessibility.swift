import Foundation

extension UIColor {
  /// A name of the color for users who can't see it, in English, such as "dark blue" or "light gray".
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    guard alpha > 0 else { return "transparent" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      if brightness > 0.95 { return "white" }
      return brightness < 0.4 ? "dark gray" : brightness > 0.7 ? "light gray" : "gray"
    }
    let names = [
      "red", "orange", "yellow", "green", "green", "cyan", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    let name = names[Int((hue * 12).rounded()) % 12]
    return brightness < 0.5 ? "dark \(name)" : saturation < 0.5 ? "light \(name)" : name
  }
}
