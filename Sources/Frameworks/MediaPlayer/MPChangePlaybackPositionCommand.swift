/// A command to go to another part.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
