import Foundation

extension InterfacePart {
  /// The colour of the `color` child with a key.
  package func color(_ key: String) -> UIColor? {
    part("color", key: key).flatMap(\.ownColor)
  }

  /// The colour that this part, a `color` element, describes.
  private var ownColor: UIColor? {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      if let color = SystemColors.color(named: name) { return color }
      // The file says what the colour is where it is not known.
      if let color = resource("systemColor", named: name)?.part("color")?.ownColor { return color }
      warn("there is no system colour \(name)")
      return nil
    }
    if let name = self["name"] {
      if let color = resource("namedColor", named: name)?.part("color")?.ownColor { return color }
      warn("there is no colour named \(name)")
      return nil
    }
    let family = self["colorSpace"]
    let space = self["customColorSpace"] ?? family
    let alpha: CGFloat = value("alpha") ?? 1
    if let white: CGFloat = value("white") { return UIColor(white: white, alpha: alpha) }
    guard let red: CGFloat = value("red"), let green: CGFloat = value("green"),
      let blue: CGFloat = value("blue")
    else {
      warn("a colour of the space \(space ?? "?") is not known here")
      return nil
    }
    return space == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
