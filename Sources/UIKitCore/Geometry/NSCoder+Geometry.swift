public import Foundation

extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector), forKey: key)
  }

  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }

  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }

  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset), forKey: key)
  }

  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), forKey: key)
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  public func decodeCGVector(forKey key: String) -> CGVector {
    NSCoder.cgVector(for: string(key))
  }

  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: string(key))
  }

  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: string(key))
  }

  public func decodeUIOffset(forKey key: String) -> UIOffset {
    NSCoder.uiOffset(for: string(key))
  }

  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: string(key))
  }

  private func string(_ key: String) -> String {
    object(NSString.self, forKey: key) as String? ?? ""
  }

  // MARK: Strings

  /// Returns a string such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

  /// Returns a string such as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  public class func string(for transform: CGAffineTransform) -> String {
    "["
      + text([
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]).dropFirst().dropLast() + "]"
  }

  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  /// Returns zero, like the similar functions, if the string doesn't have the format of ``string(for:)``.
  public class func cgPoint(for string: String) -> CGPoint {
    let values = numbers(string, 2)
    return CGPoint(x: values[0], y: values[1])
  }

  public class func cgVector(for string: String) -> CGVector {
    let values = numbers(string, 2)
    return CGVector(dx: values[0], dy: values[1])
  }

  public class func cgSize(for string: String) -> CGSize {
    let values = numbers(string, 2)
    return CGSize(width: values[0], height: values[1])
  }

  public class func cgRect(for string: String) -> CGRect {
    let values = numbers(string, 4)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Returns the identity if the string doesn't have the format of ``string(for:)``.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let values = numbers(string, 6)
    guard values.contains(where: { $0 != 0 }) else { return .identity }
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let values = numbers(string, 4)
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let values = numbers(string, 4)
    return NSDirectionalEdgeInsets(
      top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  public class func uiOffset(for string: String) -> UIOffset {
    let values = numbers(string, 2)
    return UIOffset(horizontal: values[0], vertical: values[1])
  }

  private class func text(_ values: [CGFloat]) -> String {
    "{" + values.map(\.short).joined(separator: ", ") + "}"
  }

  private class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
    let values = string.split { "{}[], ".contains($0) }.compactMap {
      Double($0).map { CGFloat($0) }
    }
    return values.count == count ? values : Array(repeating: 0, count: count)
  }

  /// Returns the object for a key; `nil` if the key is missing, for which Foundation on Linux traps.
  func object<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// Returns the number for a key, or a default value if the key is missing.
  func number(forKey key: String, orElse usual: CGFloat) -> CGFloat {
    containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : usual
  }
}
