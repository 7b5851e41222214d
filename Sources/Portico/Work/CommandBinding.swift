/// Has a control begin a command, and enables it while the command is.
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

  /// The person has left: nobody waits for the command any more.
  override func ownerIsGone() {
    if command?.bindingCount == 0 { command?.cancel() }
  }
}
