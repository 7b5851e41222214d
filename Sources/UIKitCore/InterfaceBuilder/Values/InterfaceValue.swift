import Foundation

/// A value in an Interface Builder file, which is an attribute or a child with a key.
@MainActor package protocol InterfaceValue {
  /// Returns the value named `name` of a part.
  ///
  /// - Returns: `nil` if the part doesn't specify it.
  static func read(_ name: String, of part: InterfacePart) -> Self?
}

/// A value that is an attribute.
@MainActor package protocol InterfaceAttribute: InterfaceValue {
  init?(interfaceText: String)
}

extension InterfaceAttribute {
  package static func read(_ name: String, of part: InterfacePart) -> Self? {
    guard let text = part[name] else { return nil }
    if let value = Self(interfaceText: text) { return value }
    part.warn("\(name)=\"\(text)\" of <\(part.element.name)> is not known here")
    return nil
  }
}

extension String: InterfaceAttribute {
  package init(interfaceText: String) { self = interfaceText }

  package static func read(_ name: String, of part: InterfacePart) -> String? {
    part[name].map { part.localized($0, name) }
  }
}

extension Bool: InterfaceAttribute {
  package init?(interfaceText: String) {
    switch interfaceText {
    case "YES": self = true
    case "NO": self = false
    default: return nil
    }
  }
}

extension InterfaceAttribute where Self: LosslessStringConvertible {
  package init?(interfaceText: String) { self.init(interfaceText) }
}

extension InterfaceAttribute where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// Accepts only finite numbers, neither infinity nor `nan`.
  package init?(interfaceText: String) {
    self.init(interfaceText)
    guard isFinite else { return nil }
  }
}

extension Int: InterfaceAttribute {}
extension Float: InterfaceAttribute {}
extension Double: InterfaceAttribute {}

extension CGFloat: InterfaceAttribute {
  package init?(interfaceText: String) {
    guard let number = Double(interfaceText: interfaceText) else { return nil }
    self.init(number)
  }
}

extension InterfaceAttribute
where Self: RawRepresentable, RawValue: FixedWidthInteger {
  package init?(interfaceText: String) {
    guard let value: Self = CaseNames.value(interfaceText) else { return nil }
    self = value
  }
}

extension InterfaceAttribute where Self: RawRepresentable, RawValue == String {
  package init?(interfaceText: String) { self.init(rawValue: interfaceText) }
}

// MARK: Children with a key

extension CGSize: InterfaceValue {
  package static func read(_ name: String, of part: InterfacePart) -> CGSize? {
    (part.part("size", key: name) ?? part.sizedValue(key: name)).map {
      CGSize(width: $0.value("width") ?? 0 as CGFloat, height: $0.value("height") ?? 0 as CGFloat)
    }
  }
}

extension InterfacePart {
  /// Returns the child that specifies a size in the form of any value.
  fileprivate func sizedValue(key: String) -> InterfacePart? {
    part("value", key: key).flatMap { $0["type"] == "size" ? $0 : nil }
  }
}

extension CGPoint: InterfaceValue {
  package static func read(_ name: String, of part: InterfacePart) -> CGPoint? {
    part.part("point", key: name).map {
      CGPoint(x: $0.value("x") ?? 0 as CGFloat, y: $0.value("y") ?? 0 as CGFloat)
    }
  }
}

extension CGRect: InterfaceValue {
  package static func read(_ name: String, of part: InterfacePart) -> CGRect? {
    // Files of Xcode 5 to 7 use this form for views without constraints.
    if let inset = part.part("frame", key: "\(name)Inset") {
      return CGRect(
        x: inset.value("minX") ?? 0, y: inset.value("minY") ?? 0,
        width: inset.value("width") ?? 0, height: inset.value("height") ?? 0)
    }
    return part.part("rect", key: name).map {
      CGRect(
        x: $0.value("x") ?? 0 as CGFloat, y: $0.value("y") ?? 0 as CGFloat,
        width: $0.value("width") ?? 0 as CGFloat, height: $0.value("height") ?? 0 as CGFloat)
    }
  }
}

extension UIEdgeInsets: InterfaceValue {
  package static func read(_ name: String, of part: InterfacePart) -> UIEdgeInsets? {
    if let inset = part.part("inset", key: name) {
      return UIEdgeInsets(
        top: inset.value("minY") ?? 0, left: inset.value("minX") ?? 0,
        bottom: inset.value("maxY") ?? 0, right: inset.value("maxX") ?? 0)
    }
    return part.part("edgeInsets", key: name).map {
      UIEdgeInsets(
        top: $0.value("top") ?? 0, left: $0.value("left") ?? 0, bottom: $0.value("bottom") ?? 0,
        right: $0.value("right") ?? 0)
    }
  }
}

extension NSDirectionalEdgeInsets: InterfaceValue {
  package static func read(_ name: String, of part: InterfacePart) -> Self? {
    part.part("directionalEdgeInsets", key: name).map {
      NSDirectionalEdgeInsets(
        top: $0.value("top") ?? 0, leading: $0.value("leading") ?? 0,
        bottom: $0.value("bottom") ?? 0, trailing: $0.value("trailing") ?? 0)
    }
  }
}
