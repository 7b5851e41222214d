import Foundation

/// Image files of a bundle: `name.png`, or `name@2x.png` with two pixels a point.
enum ImageFiles {
  static func data(named name: String, in bundle: Bundle) -> (Data, scale: CGFloat)? {
    let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for (suffix, scale) in [("@2x", CGFloat(2)), ("@3x", 3), ("", 1)] {
      guard let path = bundle.path(forResource: plain + suffix, ofType: "png"),
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      return (data, scale)
    }
    return nil
  }

  static func scale(ofFileAt path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }
}
