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

  /// The link, or `nil` if the app navigated to a route without a link.
  public internal(set) var url: URL?
  /// The part of the URL that is wrong, or `nil` if the URL is well-formed, but a flow refuses its route.
  public let part: Part?
  /// The text of that part, or `nil` if the part is missing.
  public let text: String?
  /// The name of the coordinator's class of the flow that refuses the route or can't be left.
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

  /// - Parameter flow: The flow that gave the reason. It is ignored if the error already has a flow.
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

  /// A line of text: the URL, the wrong part, the flow, and the reason.
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
