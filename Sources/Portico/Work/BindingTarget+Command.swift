public import UIKit

extension BindingTarget where Self: UIControl {
  /// Makes this control start a command, and enables it only while the command is enabled.
  ///
  /// ```swift
  /// saveButton.bind(viewModel.save)
  /// nameField.bind(viewModel.save, for: .editingDidEndOnExit)
  /// ```
  ///
  /// - Parameters:
  ///   - command: The command, not retained. It is canceled when the last control or item that is bound to it is
  ///     deallocated.
  ///   - events: The events that start the command.
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
  /// Makes this item start a command, and enables it only while the command is enabled.
  ///
  /// ```swift
  /// navigationItem.rightBarButtonItem?.bind(viewModel.save)
  /// ```
  ///
  /// - Parameter command: The command, not retained. It is canceled when the last control or item that is bound to it is
  ///   deallocated.
  @discardableResult
  public func bind(_ command: Command) -> ViewBinding {
    let action = UIAction(title: title ?? "", image: image) { [weak command] _ in command?.start() }
    primaryAction = action
    let binding = CommandBinding(command) { [weak self] in
      self?.isEnabled = $0
    } stopListening: { [weak self] in
      if self?.primaryAction === action { self?.primaryAction = nil }
    }
    let slot = BindingSlot(target: ObjectIdentifier(self), property: \Self.isEnabled)
    BindingBag.of(self).keep(binding, in: slot)
    PropertyOutlet.of(command, \.isEnabled).connect(binding)
    return binding
  }
}
