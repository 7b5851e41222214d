import Foundation

extension InterfacePart {
  /// Registers the view's layout guides by their identifiers.
  package func addGuides(to view: UIView) {
    for guide in element.children
    where guide.name == "viewLayoutGuide" || guide.name == "viewControllerLayoutGuide" {
      guide.setDeferred(false)
      let part = part(guide)
      if let layoutGuide = part.layoutGuide(of: view) { assembly.add(layoutGuide, for: guide) }
    }
    // The legacy top and bottom guides of the controller whose view this is.
    guard element.key == "view", let controller = element.parent else { return }
    for guide in controller.elements(in: "layoutGuides") {
      guard let type = guide["type"], type == "top" || type == "bottom" else { continue }
      assembly.add(ViewLayoutSupport(view: view, isTop: type == "top"), for: guide)
    }
  }

  private func layoutGuide(of view: UIView) -> UILayoutGuide? {
    switch element.key {
    case "safeArea": return view.safeAreaLayoutGuide
    case "layoutMargins": return view.layoutMarginsGuide
    case "readableContent": return view.readableContentGuide
    case "keyboard": return view.keyboardLayoutGuide
    case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
    case let key:
      warn("the layout guide \(key ?? "") is not known here")
      return nil
    }
  }

  /// Adds the constraints of the view's element.
  package func addConstraints(to view: UIView) {
    let variations = SizeClassVariations(of: self, "constraints")
    var varying: [(constraint: NSLayoutConstraint, id: String?)] = []
    for part in parts(in: "constraints") {
      let made = assembly.perform(for: part.element) { part.constraint(in: view) }
      guard let constraint = made else { continue }
      assembly.keep(constraint, for: part)
      guard part.value("placeholder") != true else { continue }
      part.varyConstant(of: constraint, in: view)
      if variations.isEmpty {
        assembly.perform(for: part.element) { view.addConstraint(constraint) }
      } else {
        varying.append((constraint, part.element.id))
      }
    }
    guard !varying.isEmpty else { return }
    onSizeClasses(of: view) { view in
      let traits = view.traitCollection
      for (constraint, id) in varying {
        let isIncluded = variations.includes(id, in: traits) && constraint.hasItems(in: view)
        if isIncluded {
          view.addConstraint(constraint)
        } else {
          view.removeConstraint(constraint)
        }
      }
    }
  }

  private func varyConstant(of constraint: NSLayoutConstraint, in view: UIView) {
    let constants = constants()
    guard !constants.isEmpty else { return }
    let standard = constraint.constant
    onSizeClasses(of: view) { view in
      let traits = view.traitCollection
      constraint.constant = constants.last { $0.0.hold(in: traits) }?.1 ?? standard
    }
  }

  private func constraint(in view: UIView) -> NSLayoutConstraint? {
    guard let first: NSLayoutConstraint.Attribute = value("firstAttribute") else {
      fail("a constraint without a first attribute")
      return nil
    }
    let second: NSLayoutConstraint.Attribute? = value("secondAttribute")
    guard let firstItem = item("firstItem", orElse: view) else { return nil }
    var secondItem: AnyObject?
    if second != nil {
      guard let item = item("secondItem", orElse: view) else { return nil }
      secondItem = item
    }
    // A standard distance. The file contains a number only if it isn't the distance between siblings.
    let isStandard = value("symbolic") ?? false
    let constraint = emptyConstraint
    constraint.relate(
      firstItem, first, value("relation") ?? .equal, secondItem, second ?? .notAnAttribute,
      multiplier: multiplier,
      constant: value("constant") ?? (isStandard ? LayoutMetrics.systemSpacing : 0))
    if let priority: Float = value("priority") { constraint.priority = UILayoutPriority(priority) }
    set("identifier", of: constraint, \.identifier)
    return constraint
  }

  /// A constraint of the class that the file declares.
  private var emptyConstraint: NSLayoutConstraint {
    let type: AnyClass = ClassResolver.type(of: self, orElse: NSLayoutConstraint.self)
    guard !assembly.isCheck, let type = type as? NSLayoutConstraint.Type else {
      return NSLayoutConstraint()
    }
    return type.make() as? NSLayoutConstraint ?? NSLayoutConstraint()
  }

  /// The multiplier, a number or a ratio such as `16:9` or `16/9`.
  private var multiplier: CGFloat {
    guard let text = self["multiplier"] else { return 1 }
    let numbers = text.split { ":/".contains($0) }.map { Double($0) }
    switch (numbers.first ?? nil, numbers.count > 1 ? numbers[1] : 1, numbers.count) {
    case (let number?, let divisor?, 1...2) where (number / divisor).isFinite:
      return CGFloat(number / divisor)
    default:
      warn("multiplier=\"\(text)\" is no number and no ratio")
      return 1
    }
  }

  /// Returns the view or guide that a constraint refers to.
  private func item(_ attribute: String, orElse view: UIView) -> AnyObject? {
    guard let id = self[attribute] else { return view }
    if let object = assembly.objects[id], object is UIView || object is UILayoutGuide {
      return object
    }
    self.element.setDeferred()
    if let element = assembly.document.element(withID: id) {
      warn("the constraint is left out: <\(element.name)> \(id) is not there")
    } else {
      fail("the constraint's \(attribute) \(id) is nowhere in the file")
    }
    return nil
  }
}

extension NSLayoutConstraint {
  /// Returns whether the items of the constraint are in a view.
  fileprivate func hasItems(in view: UIView) -> Bool {
    [firstItem, secondItem].allSatisfy { item in
      let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return item == nil || owner?.isDescendant(of: view) == true
    }
  }
}
