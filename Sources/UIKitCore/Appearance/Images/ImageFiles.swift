import Foundation

/// The image files of a bundle: `name.png`, or `name@2x.png` with two pixels in a point. Other formats need
/// their full name.
enum ImageFiles {
  /// - Parameter displayScale: The number of pixels in a point for vector images.
  static func parts(
    named name: String, in bundle: Bundle, displayScale: CGFloat
  ) -> UIImage.Parts? {
    let ending = (name as NSString).pathExtension
    let isKnown = ["png", "jpg", "jpeg", "gif", "webp", "pdf", "svg"].contains(ending.lowercased())
    let plain = isKnown ? (name as NSString).deletingPathExtension : name
    for (suffix, scale) in [("@2x", CGFloat(2)), ("@3x", 3), ("", 1)] {
      guard
        let path = bundle.path(forResource: plain + suffix, ofType: isKnown ? ending : "png"),
        let data = FileManager.default.contents(atPath: path),
        let parts = UIImage.Parts(data: data, scale: scale, vectorScale: displayScale)
      else { continue }
      return parts
    }
    return nil
  }

  static func scale(ofFileAt path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }
}
