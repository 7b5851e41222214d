import Foundation

/// Text views, search bars and effects.
extension InterfacePart {
  func configure(_ view: UITextView) {
    configureScrollView(view)
    set("fontDescription", of: view, \.font)
    set("textColor", of: view, \.textColor)
    set("textAlignment", of: view, \.textAlignment)
    if let text = attributedString("attributedText") {
      view.attributedText = text
    } else if let text: String = value("text") {
      view.text = text
    }
    view.isEditable = value("editable") ?? true
    view.isSelectable = value("selectable") ?? true
    set("allowsEditingTextAttributes", of: view, \.allowsEditingTextAttributes)
    set("adjustsFontForContentSizeCategory", of: view, \.adjustsFontForContentSizeCategory)
    set("usesAttributedText", of: view, \.allowsEditingTextAttributes)
    if let types = part("dataDetectorType", key: "dataDetectorTypes") {
      let names: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
        ("calendarEvent", .calendarEvent),
      ]
      view.dataDetectorTypes = names.reduce(into: []) { detected, name in
        if types.value(name.0) == true { detected.insert(name.1) }
      }
    }
    configureInput(of: view)
  }

  func configure(_ bar: UISearchBar) {
    configureView(bar)
    set("text", of: bar, \.text)
    set("placeholder", of: bar, \.placeholder)
    set("prompt", of: bar, \.prompt)
    set("searchBarStyle", of: bar, \.searchBarStyle)
    set("barStyle", of: bar, \.barStyle)
    set("translucent", of: bar, \.isTranslucent)
    set("barTintColor", of: bar, \.barTintColor)
    set("showsCancelButton", of: bar, \.showsCancelButton)
    set("showsBookmarkButton", of: bar, \.showsBookmarkButton)
    set("showsSearchResultsButton", of: bar, \.showsSearchResultsButton)
    set("backgroundImage", of: bar, \.backgroundImage)
    if let titles = part("scopeButtonTitles") {
      bar.scopeButtonTitles = titles.element.children.filter { $0.name == "string" }.map {
        $0.setDeferred(false)
        return $0.text
      }
    }
    set("selectedScopeButtonIndex", of: bar, \.selectedScopeButtonIndex)
    set("showsScopeBar", of: bar, \.showsScopeBar)
    configureInput(of: bar)
  }

  func configure(_ view: UIVisualEffectView) {
    if let content = part("view", key: "contentView") {
      assembly.adopt(view.contentView, for: content)
    }
    configureView(view)
    if let blur = part("blurEffect") {
      view.effect = blur.blurEffect
    } else if let vibrancy = part("vibrancyEffect") {
      view.effect = UIVibrancyEffect(
        blurEffect: vibrancy.part("blurEffect")?.blurEffect ?? UIBlurEffect(style: .regular))
    }
  }

  private var blurEffect: UIBlurEffect {
    UIBlurEffect(style: value("style") ?? .regular)
  }
}

extension UIBlurEffect.Style: InterfaceAttribute {}
