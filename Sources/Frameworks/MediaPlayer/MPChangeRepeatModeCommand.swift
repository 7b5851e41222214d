/// A command to repeat.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  open var currentRepeatType = MPRepeatType.off
}
