import Foundation

extension InterfacePart {
  /// Returns the image with the name in an attribute, or in an `imageReference` child with the key.
  package func image(_ name: String) -> UIImage? {
    if let reference = part("imageReference", key: name) {
      guard let image = reference.image("image") else { return nil }
      guard let configuration = reference.symbolConfiguration else { return image }
      return image.applyingSymbolConfiguration(configuration)
    }
    guard let imageName = self[name] else { return nil }
    let isSymbol = self["catalog"] == "system" || isSystemImage(imageName)
    if isSymbol {
      let symbol = UIImage(systemName: imageName)
      if symbol == nil { warn("there is no system image named \(imageName)") }
      return symbol
    }
    guard let image = NamedImages.image(imageName, in: bundle, .current) else {
      let advice = MissingResource(imageName, NamedImages.endings, in: bundle).advice
      warn("there is no image named \(imageName). \(advice)")
      return nil
    }
    return UIImage(parts: image)
  }

  private func isSystemImage(_ name: String) -> Bool {
    resource("image", named: name)?["catalog"] == "system"
  }

  /// The symbol configuration of the part, from the attributes of an `imageReference` or of the configuration
  /// in a view's `preferredSymbolConfiguration`.
  package var symbolConfiguration: UIImage.SymbolConfiguration? {
    let configuration = UIImage.SymbolConfiguration.unspecified
    var changed = configuration
    if let size: CGFloat = value("pointSize") {
      changed = changed.applying(UIImage.SymbolConfiguration(pointSize: size))
    }
    if let weight: UIImage.SymbolWeight = value("weight") {
      changed = changed.applying(UIImage.SymbolConfiguration(weight: weight))
    }
    if let scale: UIImage.SymbolScale = value("symbolScale") ?? value("scale") {
      changed = changed.applying(UIImage.SymbolConfiguration(scale: scale))
    }
    if let font = font("fontDescription") {
      changed = changed.applying(UIImage.SymbolConfiguration(font: font))
    }
    _ = self["configurationType"]
    _ = self["renderingMode"]
    return changed.isEqual(to: configuration) ? nil : changed
  }
}
