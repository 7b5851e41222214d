import Foundation

/// The parts of a view that exist only in some size classes.
///
/// The file lists the identifiers of parts that are excluded by default, and of parts that are included or
/// excluded for some size classes. More specific size classes take precedence.
@MainActor struct SizeClassVariations {
  private struct Variation {
    let sizeClasses: SizeClasses
    var included: Set<String> = []
    var excluded: Set<String> = []
  }

  private var variations: [Variation] = []

  /// Whether all parts exist in all size classes.
  var isEmpty: Bool { variations.isEmpty }

  /// - Parameter kind: `subviews` or `constraints`.
  init(of part: InterfacePart, _ kind: String) {
    for element in part.element.children where element.name == "variation" {
      guard let sizeClasses = SizeClasses(element.key ?? "") else { continue }
      element.setDeferred(false)
      var variation = Variation(sizeClasses: sizeClasses)
      for mask in element.children where mask.name == "mask" && mask.key == kind {
        mask.setDeferred(false)
        for reference in mask.children {
          reference.setDeferred(false)
          guard let id = reference["reference"] else { continue }
          if reference.name == "include" {
            variation.included.insert(id)
          } else {
            variation.excluded.insert(id)
          }
        }
      }
      if !variation.included.isEmpty || !variation.excluded.isEmpty { variations.append(variation) }
    }
    variations.sort { $0.sizeClasses.count < $1.sizeClasses.count }
  }

  func includes(_ id: String?, in traits: UITraitCollection) -> Bool {
    guard let id else { return true }
    return variations.reduce(true) { isIncluded, variation in
      guard variation.sizeClasses.hold(in: traits) else { return isIncluded }
      return variation.included.contains(id)
        || isIncluded && !variation.excluded.contains(id)
    }
  }
}

/// The size classes of a variation: `default`, or a key such as `heightClass=regular-widthClass=compact`.
@MainActor struct SizeClasses {
  private var width: UIUserInterfaceSizeClass?
  private var height: UIUserInterfaceSizeClass?

  init?(_ key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-") {
      let names: [Substring: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
      let words = part.split(separator: "=")
      guard words.count == 2, let sizeClass = names[words[1]] else { return nil }
      switch words[0] {
      case "widthClass": width = sizeClass
      case "heightClass": height = sizeClass
      default: return nil
      }
    }
  }

  var count: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  func hold(in traits: UITraitCollection) -> Bool {
    (width ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (height ?? traits.verticalSizeClass) == traits.verticalSizeClass
  }
}

extension InterfacePart {
  /// Calls `body` now, and whenever the size classes of the view change.
  func onSizeClasses(of view: UIView, _ body: @escaping @MainActor (UIView) -> Void) {
    body(view)
    view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { (view: UIView, _) in body(view) }
  }

  /// Returns the constants of a constraint for some size classes.
  func constants() -> [(SizeClasses, CGFloat)] { variations { $0.value("constant") } }

  /// Sets a property of a view to the file's value for the current size classes, or to its initial value if
  /// there is none.
  func vary<Object: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Object, Value>, of object: Object,
    _ read: (InterfacePart) -> Value?
  ) {
    guard let view = object as? UIView, case let variations = variations(read), !variations.isEmpty
    else { return }
    let usual = object[keyPath: property]
    onSizeClasses(of: view) { view in
      let varied = variations.last { $0.0.hold(in: view.traitCollection) }?.1
      (view as? Object)?[keyPath: property] = varied ?? usual
    }
  }

  /// Returns the file's values for some size classes, the more specific ones last.
  private func variations<Value>(_ read: (InterfacePart) -> Value?) -> [(SizeClasses, Value)] {
    let variations = element.children.compactMap { child -> (SizeClasses, Value)? in
      guard child.name == "variation", let sizeClasses = SizeClasses(child.key ?? ""),
        let value = read(part(child))
      else { return nil }
      child.setDeferred(false)
      return (sizeClasses, value)
    }
    return variations.sorted { $0.0.count < $1.0.count }
  }
}
