public import Foundation

/// The reason why a link can't be followed.
public struct LinkError: Error, Equatable, CustomStringConvertible {
  /// A part of a link that can be wrong.
  public enum Part: Equatable, Sendable {
    /// The part before the route: scheme, host, port and the beginning of the path.
    case base
    /// A component of the path, counted from 1 after the base.
    case component(Int)
    case parameter(String)
  }

  /// The link; `nil` if the route was not a link.
  public internal(set) var url: URL?
  /// The part of the URL that is wrong; `nil` if the URL is well-formed, but doesn't lead anywhere.
  public let part: Part?
  /// The text of that part; `nil` if it is missing.
  public let text: String?
  /// The flow that refuses the route or can't be left: the name of its coordinator's class.
  public let flow: String?
  public let reason: String

  init(
    url: URL? = nil, part: Part? = nil, text: String? = nil, flow: String? = nil, reason: String
  ) {
    self.url = url
    self.part = part
    self.text = text
    self.flow = flow
    self.reason = reason
  }

  /// Creates an error with the app's own reason, to throw in ``RoutedCoordinator/path(to:)``.
  public init(_ reason: String) {
    self.init(reason: reason)
  }

  /// - Parameter flow: The flow that gave the reason, unless an inner one did.
  init(_ cause: any Error, in flow: String? = nil) {
    if let error = cause as? LinkError {
      self.init(
        url: error.url, part: error.part, text: error.text, flow: error.flow ?? flow,
        reason: error.reason)
    } else {
      self.init(flow: flow, reason: "\(cause)")
    }
  }

  /// The description without the URL.
  var brief: String {
    var error = self
    error.url = nil
    return error.description
  }

  /// A line of text: the URL, the part of it, the flow, and what is wrong.
  public var description: String {
    var place: [String] = []
    if let url { place.append(url.absoluteString) }
    switch part {
    case .component(let number): place.append("path component \(number)" + quoted)
    case .parameter(let name): place.append("parameter “\(name)”" + quoted)
    case .base, nil: break
    }
    if let flow { place.append(flow) }
    return (place + [reason]).joined(separator: ": ")
  }

  private var quoted: String { text.map { ", “\($0)”" } ?? "" }
}
