import Foundation

extension InterfacePart {
  /// Returns the color of the `color` child with a key.
  package func color(_ key: String) -> UIColor? {
    part("color", key: key).flatMap { $0.ownColor() }
  }

  /// Returns the color that this part, a `color` element, describes.
  ///
  /// - Parameter resources: The named colors of the file that are being resolved.
  private func ownColor(of resources: Set<String> = []) -> UIColor? {
    func resourceColor(_ kind: String, _ name: String) -> UIColor? {
      let key = "\(kind) \(name)"
      guard let color = resource(kind, named: name)?.part("color"), !resources.contains(key) else {
        return nil
      }
      return color.ownColor(of: resources.union([key]))
    }
    // Files of Xcode 11 contain all of these attributes.
    let first = self["cocoaTouchSystemColor"]
    let former = self["xcode11CocoaTouchSystemColor"] ?? first
    let described = componentColor
    if let name = self["systemColor"] ?? former {
      if let color = SystemColors.color(named: name) { return color }
      // The file contains the value of a color, for systems that don't know its name.
      if let color = resourceColor("systemColor", name) ?? described { return color }
      warn("there is no system colour \(name)")
      return nil
    }
    if let name = self["name"] {
      if let color = UIColor.inCatalog(name, of: bundle) { return color }
      if let color = resourceColor("namedColor", name) { return color }
      let advice = MissingResource(name, [".colorset"], in: bundle).advice
      warn("there is no color named \(name). \(advice)")
      return nil
    }
    if described == nil { warn("a colour of the space \(colorSpace ?? "?") is not known here") }
    return described
  }

  private var colorSpace: String? {
    let family = self["colorSpace"]
    return self["customColorSpace"] ?? family
  }

  private var componentColor: UIColor? {
    let space = colorSpace
    let alpha: CGFloat = value("alpha") ?? 1
    if let white: CGFloat = value("white") { return UIColor(white: white, alpha: alpha) }
    guard let red: CGFloat = value("red"), let green: CGFloat = value("green"),
      let blue: CGFloat = value("blue")
    else { return nil }
    return space == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
