/// An interval that has begun.
public final class OSSignpostIntervalState: Codable, Sendable {
  let signpostID: OSSignpostID

  private init(_ signpostID: OSSignpostID) {
    self.signpostID = signpostID
  }

  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }

  public required convenience init(from decoder: any Decoder) throws {
    self.init(OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(signpostID.rawValue)
  }
}
