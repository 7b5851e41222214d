import Foundation

extension InterfacePart {
  func configureControl(_ control: UIControl) {
    configureView(control)
    set("enabled", of: control, \.isEnabled)
    set("selected", of: control, \.isSelected)
    set("highlighted", of: control, \.isHighlighted)
    set("contentHorizontalAlignment", of: control, \.contentHorizontalAlignment)
    set("contentVerticalAlignment", of: control, \.contentVerticalAlignment)
    set("showsMenuAsPrimaryAction", of: control, \.showsMenuAsPrimaryAction)
    set("toolTip", of: control, \.toolTip)
  }

  /// The events of a control by their names in Interface Builder.
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "allEvents": .allEvents, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents,
  ]
}
