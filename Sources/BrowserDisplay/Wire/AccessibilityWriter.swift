import DisplayInterface
import Foundation

/// A writer of the attributes that screen readers and browser drivers use: ARIA attributes, and `data-testid` for
/// the accessibility identifier.
enum AccessibilityWriter {
  /// Returns the node's accessibility elements, which have no nodes of their own, or `nil` if there are none. Each
  /// is `[left, top, width, height, attributes, text, [name of an action, …]]`.
  static func elements(_ content: NodeContent) -> JSON? {
    guard let elements = content.accessibility?.elements, !elements.isEmpty else { return nil }
    return .array(
      elements.map { element in
        let (frame, told) = (element.frame, element.accessibility)
        var content = NodeContent(isEnabled: element.isEnabled)
        content.accessibility = told
        let isText = told.role == nil && !told.isAdjustable && told.actions.isEmpty
        var attributes = isText ? [] : attributes(of: content)
        if isText, let identifier = told.identifier {
          attributes.append(("data-testid", .string(identifier)))
        }
        let text = isText ? [told.label, told.value].compactMap { $0 }.joined(separator: ", ") : ""
        return .array(
          [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) }
            + [.object(attributes), .string(text), actions(told) ?? []])
      })
  }

  /// Returns the names of an element's custom actions, or `nil` if there are none.
  static func actions(_ told: Accessibility?) -> JSON? {
    guard let names = told?.actions, !names.isEmpty else { return nil }
    return .array(names.map(JSON.string))
  }

  static func json(_ content: NodeContent) -> JSON? {
    let attributes = attributes(of: content)
    return attributes.isEmpty ? nil : .object(attributes)
  }

  private static func attributes(of content: NodeContent) -> [(String, JSON)] {
    let told = content.accessibility
    var attributes: [(String, JSON)] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { attributes.append((name, .string(value))) }
    }
    func add(_ name: String, _ isTrue: Bool) {
      if isTrue { add(name, "true") }
    }
    let role = role(of: content)
    // Assistive technology ignores the content of a button, so a button with actions becomes a group.
    let hidesContent = role.map(rolesWithoutContent.contains) == true
    let isGroup = hidesContent && told?.actions.isEmpty == false
    add("role", isGroup ? "group" : role)
    if isGroup { add("aria-roledescription", role) }
    add("data-testid", told?.identifier)
    add("aria-label", told?.label)
    let isRange = role == "slider" || role == "progressbar" || role == "spinbutton"
    if told?.isAdjustable == true { add("tabindex", "-1") }
    add("aria-valuenow", percentage(content.body).map { "\($0)" })
    if isRange { add("aria-valuetext", told?.value) }
    let value = isRange || role == "switch" || role == "textbox" ? nil : told?.value
    add("aria-description", [value, told?.hint].compactMap { $0 }.joined(separator: ", "))
    add("aria-disabled", !content.isEnabled)
    let isSelected = told?.isSelected == true
    switch role {
    case "switch":
      if case .toggle(let isOn, _) = content.body { add("aria-checked", "\(isOn)") }
    case "tab": add("aria-selected", "\(isSelected)")
    case "radio": add("aria-checked", "\(isSelected)")
    case "button": add("aria-pressed", isSelected)
    default: add("aria-current", isSelected)
    }
    if case .field(let field) = content.body { add("aria-multiline", field.isMultiline) }
    add("aria-live", told?.updatesFrequently == true ? "polite" : nil)
    add("aria-modal", told?.isModal == true)
    add("aria-hidden", told?.isHidden == true)
    return attributes
  }

  private static let rolesWithoutContent: Set = [
    "button", "img", "link", "menuitem", "progressbar", "radio", "slider", "switch", "tab",
  ]

  private static func role(of content: NodeContent) -> String? {
    // A switch also has the traits of a button, so its body is checked first.
    switch content.body {
    case .toggle: return "switch"
    case .slider: return "slider"
    case .progress, .activity: return "progressbar"
    default: break
    }
    if content.accessibility?.isAdjustable == true { return "spinbutton" }
    switch content.accessibility?.role {
    case .button: return "button"
    case .link: return "link"
    case .image: return "img"
    case .heading: return "heading"
    case .searchField: return "searchbox"
    case .list: return "list"
    case .tabBar: return "tablist"
    case .tab: return "tab"
    case .segments: return "radiogroup"
    case .segment: return "radio"
    case .alert: return "alertdialog"
    case .menu: return "menu"
    case .menuItem: return "menuitem"
    case nil: break
    }
    switch content.role {
    case .button: return "button"
    case .row: return "listitem"
    case .field: return "textbox"
    case .bar: return "toolbar"
    case .panel: return "dialog"
    case .none, .dimming: break
    }
    // ARIA allows a name only for an element with a role.
    guard content.accessibility?.label != nil else { return nil }
    if case .image = content.body { return "img" }
    return "group"
  }

  private static func percentage(_ body: NodeContent.Body) -> Int? {
    switch body {
    case .slider(let fraction, _), .progress(let fraction, _, _):
      Int(bounded: (fraction * 100).rounded())
    default: nil
    }
  }
}
