extension UIControl {
  /// The text about the control that a pointer shows. Setting it creates ``toolTipInteraction``.
  public final var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      checkThread()
      if let toolTipInteraction {
        toolTipInteraction.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// The interaction that shows the control's tool tip, if it has one.
  public final var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
