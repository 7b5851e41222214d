import Foundation
import Synchronization

extension UIImage {
  /// The pixels, rotated according to the orientation.
  package var uprightImage: CGImage? { cgImage?.upright(imageOrientation) }
}

extension UIImage.Orientation {
  /// - Parameter number: The number of the Exif standard, 1 through 8.
  init(exif number: Int) {
    switch number {
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: self = .up
    }
  }
}

extension CGImage {
  /// Returns the pixels in the upright orientation, given their current one.
  func upright(_ orientation: UIImage.Orientation) -> CGImage {
    guard orientation != .up else { return self }
    return turned.withLock { turned in
      if let (known, image) = turned, known == orientation.rawValue { return image }
      let image = makeUpright(orientation)
      turned = (orientation.rawValue, image)
      return image
    }
  }

  private func makeUpright(_ orientation: UIImage.Orientation) -> CGImage {
    let (turns, isMirrored): (Int, Bool) =
      switch orientation {
      case .up: (0, false)
      case .right: (1, false)
      case .down: (2, false)
      case .left: (3, false)
      case .upMirrored: (0, true)
      case .leftMirrored: (1, true)
      case .downMirrored: (2, true)
      case .rightMirrored: (3, true)
      }
    let (w, h) = (self.width, self.height)
    let (width, height) = turns.isMultiple(of: 2) ? (w, h) : (h, w)
    let source = [UInt8](pixels)
    var result = [UInt8](repeating: 0, count: source.count)
    for y in 0..<height {
      for x in 0..<width {
        var (column, row) =
          switch turns {
          case 0: (x, y)
          case 1: (y, h - 1 - x)
          case 2: (w - 1 - x, h - 1 - y)
          default: (w - 1 - y, x)
          }
        if isMirrored {
          if turns.isMultiple(of: 2) {
            column = w - 1 - column
          } else {
            row = h - 1 - row
          }
        }
        for part in 0..<4 {
          result[(y * width + x) * 4 + part] = source[(row * w + column) * 4 + part]
        }
      }
    }
    return CGImage(pixels: Data(result), width: width, height: height)
  }
}

extension CGSize {
  /// Returns the size of the upright picture.
  func turned(_ orientation: UIImage.Orientation) -> CGSize {
    [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
      ? CGSize(width: height, height: width) : self
  }
}
