import Foundation

/// Transforms in the format of SVG attributes: a list whose last transform is applied first.
enum SVGTransform {
  static func transform(_ text: String?) -> CGAffineTransform {
    (text ?? "").split(separator: ")").reduce(.identity) { result, part in
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { return result }
      let name = pieces[0].filter { $0.isLetter }
      return single(name, SVGScanner.numbers(pieces[1])).concatenating(result)
    }
  }

  private static func single(_ name: String, _ n: [CGFloat]) -> CGAffineTransform {
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: n[1], y: n[2]).rotated(by: n[0] * .pi / 180)
        .translatedBy(x: -n[1], y: -n[2])
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return .identity
    }
  }
}
