import DisplayInterface
import Foundation

/// Interpolates the colors of an image between its pixels.
struct ImageSampler {
  private let width: Int
  private let height: Int
  private let bytes: [UInt8]
  private let isSmooth: Bool

  /// - Parameter isSmooth: Whether neighboring pixels are interpolated.
  init(_ image: CGImage, isSmooth: Bool) {
    width = image.width
    height = image.height
    bytes = [UInt8](image.pixels)
    self.isSmooth = isSmooth
  }

  private func pixel(_ x: Int, _ y: Int) -> Pixel {
    let index = (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 4
    let alpha = Float(bytes[index + 3]) / 255
    return Pixel(
      red: Float(bytes[index]) / 255 * alpha, green: Float(bytes[index + 1]) / 255 * alpha,
      blue: Float(bytes[index + 2]) / 255 * alpha, alpha: alpha)
  }

  /// - Parameter place: In the image's pixels, from the top left corner.
  func color(at place: CGPoint) -> Pixel {
    guard isSmooth else {
      return
        pixel(Int(bounded: place.x.rounded(.down)), Int(bounded: place.y.rounded(.down)))
    }
    let (x, y) = (Double(place.x) - 0.5, Double(place.y) - 0.5)
    let (column, row) = (Int(bounded: x.rounded(.down)), Int(bounded: y.rounded(.down)))
    let (right, down) = (Float(x - Double(column)), Float(y - Double(row)))
    let top = pixel(column, row).mixed(pixel(column + 1, row), right)
    let bottom = pixel(column, row + 1).mixed(pixel(column + 1, row + 1), right)
    return top.mixed(bottom, down)
  }
}
