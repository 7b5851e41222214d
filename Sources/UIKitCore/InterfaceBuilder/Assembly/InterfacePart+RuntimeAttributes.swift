import Foundation

extension InterfacePart {
  /// Sets the user-defined runtime attributes by their key paths.
  package func applyRuntimeAttributes(to object: AnyObject) {
    for attribute in parts(in: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let values = attribute.runtimeValues
      guard !values.isEmpty else {
        attribute.warn("the value of '\(path)' is not known here")
        continue
      }
      if assembly.isCheck { continue }
      if !KeyPaths.set(values, at: path, of: object) {
        attribute.warn(
          "'\(path)' of \(String(reflecting: type(of: object))) can't be set to \(values[0])")
      }
    }
  }

  /// The possible Swift values of the attribute.
  private var runtimeValues: [Any] {
    let key = "value"
    switch self["type"] {
    case "boolean": return (value(key, as: Bool.self)).map { [$0] } ?? []
    case "number":
      let text = part("real", key: key)?[key] ?? part("integer", key: key)?[key] ?? self[key]
      guard let text, let number = Double(text) else { return [] }
      let fractions: [Any] = [number, CGFloat(number), Float(number), NSNumber(value: number)]
      let isWhole = number == number.rounded() && abs(number) < 1e15
      return isWhole ? [Int(number)] + fractions + [UInt(exactly: number) as Any] : fractions
    case "string": return self[key].map { [localized($0, key)] } ?? [""]
    case "color": return color(key).map { [$0, $0.cgColor] } ?? []
    case "image": return image(key).map { [$0] } ?? []
    case "size": return value(key, as: CGSize.self).map { [$0] } ?? []
    case "point": return value(key, as: CGPoint.self).map { [$0] } ?? []
    case "rect": return value(key, as: CGRect.self).map { [$0] } ?? []
    case "range":
      return part("range", key: key).flatMap { range in
        guard let location: Int = range.value("location"), let length: Int = range.value("length")
        else { return nil }
        return [NSRange(location: location, length: length)]
      } ?? []
    case "nil": return [NSNull()]
    default: return []
    }
  }
}
