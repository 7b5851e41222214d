/// A command to play in another order.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  open var currentShuffleType = MPShuffleType.off
}
