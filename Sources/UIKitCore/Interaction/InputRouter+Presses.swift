import DisplayInterface
import Foundation

/// Offers keys to the app before the system handles them: as presses in the responder chain, and as key
/// commands of the responders.
extension InputRouter {
  /// Sends a key as presses, and performs its system action if no responder handles it.
  ///
  /// - Parameters:
  ///   - start: The responder that receives the press first; the others follow in the responder chain.
  ///   - act: The key's action if neither a press nor a command handles it.
  func press(_ key: UIKey, from start: UIResponder, act: () -> Void) {
    if let command = command(for: key, from: start, withPriority: true) {
      return perform(command, from: start)
    }
    let press = UIPress(key: key, responder: start)
    let event = UIPressesEvent(press)
    UIApplication.shared.sendEvent(event)
    if event.isUnclaimed { act() }
    // Displays report only that a key goes down, so it's released immediately.
    press.phase = .ended
    press.timestamp = ProcessInfo.processInfo.systemUptime
    UIApplication.shared.sendEvent(event)
  }

  /// Performs the nearest key command for a key that the system doesn't use.
  ///
  /// - Returns: `true` if there was such a command.
  func performCommand(for key: UIKey, from start: UIResponder) -> Bool {
    guard let command = command(for: key, from: start, withPriority: false) else { return false }
    perform(command, from: start)
    return true
  }

  private func command(
    for key: UIKey, from start: UIResponder, withPriority: Bool
  ) -> UIKeyCommand? {
    var responder: UIResponder? = start
    while let present = responder {
      let commands = present.keyCommands ?? []
      if let found = commands.first(where: {
        (!withPriority || $0.wantsPriorityOverSystemBehavior) && $0.matches(key)
      }) {
        return found
      }
      responder = present.next
    }
    let found = UIMenuSystem.main.menu.first { element in
      guard let command = element as? UIKeyCommand else { return false }
      return (!withPriority || command.wantsPriorityOverSystemBehavior) && command.matches(key)
    }
    return found as? UIKeyCommand
  }

  private func perform(_ command: UIKeyCommand, from start: UIResponder) {
    let target = start.target(forAction: command.action, withSender: command)
    (target as? UIResponder)?.validate(command)
    if command.attributes.contains(.disabled) { return }
    command.performWithSender(command, target: target)
  }
}

extension UIKeyCommand {
  fileprivate func matches(_ key: UIKey) -> Bool {
    guard let input, !attributes.contains(.disabled) else { return false }
    guard input.lowercased() == key.charactersIgnoringModifiers.lowercased() else { return false }
    let pressed = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if modifierFlags == pressed { return true }
    // Keyboards of other systems have no Command key. Control replaces it.
    guard modifierFlags.contains(.command), !modifierFlags.contains(.control) else { return false }
    return modifierFlags.subtracting(.command).union(.control) == pressed
  }
}
