/// How a process ended.
public enum ProcessStatus: Equatable, Sendable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)

  /// - Parameter status: As `waitpid` tells it.
  public init(_ status: Int32) {
    self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }

  public var description: String {
    switch self {
    case .exited(let status): "with status \(status)"
    case .signalled(let signal): "by signal \(signal)"
    }
  }
}
