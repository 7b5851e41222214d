import Foundation

extension InterfacePart {
  /// Configures the common properties of a view, its subviews and its constraints.
  package func configureView(_ view: UIView) {
    configureGeometry(of: view)
    configureAppearance(of: view)
    configureAccessibility(of: view)
    addGuides(to: view)
    addSubviews(to: view)
    addConstraints(to: view)
  }

  private func addSubviews(to view: UIView) {
    let elements = element.elements(in: "subviews")
    let subviews = elements.compactMap { element in
      (assembly.make(element, orElse: "view") as? UIView).map { (view: $0, id: element.id) }
    }
    for (subview, _) in subviews { view.addSubview(subview) }
    let variations = SizeClassVariations(of: self, "subviews")
    guard !variations.isEmpty else { return }
    onSizeClasses(of: view) { view in
      var place = 0
      for (subview, id) in subviews {
        if !variations.includes(id, in: view.traitCollection) {
          subview.removeFromSuperview()
        } else if subview.superview == nil {
          view.insertSubview(subview, at: place)
        }
        if subview.superview === view { place += 1 }
      }
    }
  }

  private func configureGeometry(of view: UIView) {
    set("frame", of: view, \.frame)
    if let mask = part("autoresizingMask", key: "autoresizingMask") {
      view.autoresizingMask = mask.autoresizingMask
    }
    // The compiler of Interface Builder generates constraints from the frame and mask of such a view.
    let hasFixedFrame = value("fixedFrame") ?? false
    let translates = value("translatesAutoresizingMaskIntoConstraints") ?? true
    view.translatesAutoresizingMaskIntoConstraints = translates || hasFixedFrame
    set("autoresizesSubviews", of: view, \.autoresizesSubviews)
    set("insetsLayoutMarginsFromSafeArea", of: view, \.insetsLayoutMarginsFromSafeArea)
    set("preservesSuperviewLayoutMargins", of: view, \.preservesSuperviewLayoutMargins)
    set("layoutMargins", of: view, \.layoutMargins)
    set("directionalLayoutMargins", of: view, \.directionalLayoutMargins)
    for (attribute, axis) in [
      ("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical),
    ] {
      if let priority: Float = value(attribute + "HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
      }
      if let priority: Float = value(attribute + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
      }
    }
  }

  private var autoresizingMask: UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { mask, part in
      if value(part.0) ?? false { mask.insert(part.1) }
    }
  }

  private func configureAppearance(of view: UIView) {
    set("contentMode", of: view, \.contentMode)
    set("alpha", of: view, \.alpha)
    set("hidden", of: view, \.isHidden)
    set("tag", of: view, \.tag)
    set("opaque", of: view, \.isOpaque)
    set("clipsSubviews", of: view, \.clipsToBounds)
    set("clearsContextBeforeDrawing", of: view, \.clearsContextBeforeDrawing)
    set("semanticContentAttribute", of: view, \.semanticContentAttribute)
    set("multipleTouchEnabled", of: view, \.isMultipleTouchEnabled)
    view.isUserInteractionEnabled = value("userInteractionEnabled") ?? true
    set("backgroundColor", of: view, \.backgroundColor)
    if let tint = color("tintColor") { view.tintColor = tint }
    set("tintAdjustmentMode", of: view, \.tintAdjustmentMode)
    ignore("restorationIdentifier", "layoutMarginsFollowReadableWidth")
    _ = part("rect", key: "contentStretch")
    ignoreNil("simulatedStatusBarMetrics")
  }

  private func ignoreNil(_ key: String) { _ = element.isNil(key) }

  private func configureAccessibility(of view: UIView) {
    guard let accessibility = part("accessibility", key: "accessibilityConfiguration") else {
      return
    }
    accessibility.set("identifier", of: view, \.accessibilityIdentifier)
    accessibility.set("label", of: view, \.accessibilityLabel)
    accessibility.set("hint", of: view, \.accessibilityHint)
    accessibility.set("value", of: view, \.accessibilityValue)
    if let flag = accessibility.part("bool", key: "isElement") {
      flag.set("value", of: view, \.isAccessibilityElement)
    }
    if let traits = accessibility.part("accessibilityTraits", key: "traits") {
      view.accessibilityTraits = traits.accessibilityTraits
    }
  }

  private var accessibilityTraits: UIAccessibilityTraits {
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
      ("header", .header), ("none", .none),
    ]
    return names.reduce(into: []) { traits, name in
      if value(name.0) ?? false { traits.insert(name.1) }
    }
  }
}
