public import UIKit

extension BindingTarget where Self: UIControl {
  /// Has this control begin a command, and enables it only while the command is.
  ///
  /// ```swift
  /// saveButton.bind(viewModel.save)
  /// nameField.bind(viewModel.save, for: .editingDidEndOnExit)
  /// ```
  ///
  /// - Parameters:
  ///   - command: Not retained. When the last control that is bound to it goes with its screen, it is cancelled.
  ///   - events: With which the control tells that it was used.
  @discardableResult
  public func bind(
    _ command: Command, for events: UIControl.Event = .primaryActionTriggered
  ) -> ViewBinding {
    let action = UIAction { [weak command] _ in command?.start() }
    addAction(action, for: events)
    let binding = CommandBinding(command) { [weak self] in
      self?.isEnabled = $0
    } stopListening: { [weak self] in
      self?.removeAction(action, for: events)
    }
    let slot = BindingSlot(target: ObjectIdentifier(self), property: \Self.isEnabled)
    BindingBag.of(self).keep(binding, in: slot)
    PropertyOutlet.of(command, \.isEnabled).connect(binding)
    return binding
  }
}

extension BindingTarget where Self: UIBarButtonItem {
  /// Has this item begin a command, and enables it only while the command is, as long as `owner` lives.
  ///
  /// ```swift
  /// navigationItem.rightBarButtonItem?.bind(viewModel.save, in: view)
  /// ```
  ///
  /// - Parameters:
  ///   - command: Not retained. When the last view or owner that is bound to it goes, it is cancelled.
  ///   - owner: The view with which the binding ends, such as the screen's.
  @discardableResult
  public func bind(_ command: Command, in owner: UIView) -> ViewBinding {
    let action = UIAction(title: title ?? "", image: image) { [weak command] _ in command?.start() }
    primaryAction = action
    let binding = CommandBinding(command) { [weak self] in
      self?.isEnabled = $0
    } stopListening: { [weak self] in
      if self?.primaryAction === action { self?.primaryAction = nil }
    }
    let slot = BindingSlot(target: ObjectIdentifier(self), property: \Self.isEnabled)
    BindingBag.of(owner).keep(binding, in: slot)
    PropertyOutlet.of(command, \.isEnabled).connect(binding)
    return binding
  }
}
