public import Foundation

/// The user's place in a flow and in its child flows, to save between launches.
///
/// The state is `Codable`; save its ``data``. It doesn't include places without a route: screens that were pushed
/// directly, flows that are awaited, and everything on top of these.
public struct FlowState: Hashable, Sendable {
  struct Stop: Hashable, Sendable, Codable {
    enum Position: String, Sendable, Codable {
      /// On top of the stops before it.
      case upon
      /// Beside others, for example in a tab, and not selected.
      case beside
      case selected
    }

    /// The route as JSON.
    let route: String
    let position: Position
    let flow: FlowState?
  }

  /// The class of the coordinator.
  let flow: String
  /// The type of its routes.
  let routes: String
  let stops: [Stop]

  /// The state as data.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // The state contains only strings, numbers and arrays, which can always be encoded.
    return try! encoder.encode(self)
  }

  /// Creates a state from saved data.
  ///
  /// - Throws: ``LinkError`` if `data` isn't the encoded ``data`` of a state of this version.
  public init(data: Data) throws {
    do {
      self = try JSONDecoder().decode(FlowState.self, from: data)
    } catch let error as LinkError {
      throw error
    } catch {
      throw LinkError("What was saved can't be read: \(Self.text(of: error))")
    }
  }

  private static func text(of error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    default: "\(error)"
    }
  }

  init(flow: String, routes: String, stops: [Stop]) {
    self.flow = flow
    self.routes = routes
    self.stops = stops
  }
}

extension FlowState: Codable {
  private enum CodingKeys: CodingKey {
    case version, flow, routes, stops
  }

  private static let version = 1

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw LinkError("What was saved is of version \(version), not \(Self.version).")
    }
    flow = try container.decode(String.self, forKey: .flow)
    routes = try container.decode(String.self, forKey: .routes)
    stops = try container.decode([Stop].self, forKey: .stops)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(flow, forKey: .flow)
    try container.encode(routes, forKey: .routes)
    try container.encode(stops, forKey: .stops)
  }
}
