/// A binding through which a control starts a command and is enabled while the command is enabled.
@MainActor final class CommandBinding: ValueBinding<Bool> {
  private weak var command: Command?
  private let setEnabled: (Bool) -> Void
  private let stopListening: () -> Void

  init(
    _ command: Command, setEnabled: @escaping (Bool) -> Void, stopListening: @escaping () -> Void
  ) {
    self.command = command
    self.setEnabled = setEnabled
    self.stopListening = stopListening
    super.init()
    command.bindingCount += 1
  }

  override func apply(_ value: Bool) {
    if isActive { setEnabled(value) }
  }

  override func didEnd() {
    stopListening()
    command?.bindingCount -= 1
  }

  /// Cancels the command if no other control is bound to it, because the user has left the screen.
  override func ownerIsGone() {
    if command?.bindingCount == 0 { command?.cancel() }
  }
}
