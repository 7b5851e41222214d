public import Foundation

/// Reads a link part by part: the components of its path in order, its parameters by name.
public struct LinkReader {
  public let url: URL
  private let components: [String]
  private let parameters: [(name: String, value: String)]
  /// The number of components that were read.
  private var position = 0

  /// - Parameters:
  ///   - url: The link.
  ///   - base: The common beginning of the app's links. If it is only a scheme, such as `portico://`, the host of the link
  ///     is its first component.
  /// - Throws: ``LinkError`` if the link doesn't begin with `base`, has an empty component, or has a parameter twice.
  public init(_ url: URL, under base: URL) throws {
    self.url = url
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let baseParts = URLComponents(url: base, resolvingAgainstBaseURL: true)
    else { throw LinkError(url: url, part: .base, reason: "is not a URL") }
    var path = Self.split(parts.percentEncodedPath)
    let basePath = Self.split(baseParts.percentEncodedPath)
    let isHostOfBase = baseParts.host?.isEmpty == false
    if !isHostOfBase, let host = parts.percentEncodedHost, !host.isEmpty {
      path.insert(host[...], at: 0)
    }
    let startsAlike =
      parts.scheme?.lowercased() == baseParts.scheme?.lowercased()
      && (!isHostOfBase || parts.host?.lowercased() == baseParts.host?.lowercased())
      && parts.port == baseParts.port && path.starts(with: basePath)
    guard startsAlike else {
      throw LinkError(
        url: url, part: .base, reason: "does not begin with \(base.absoluteString)")
    }
    components = path.dropFirst(basePath.count).map { $0.removingPercentEncoding ?? String($0) }
    if let empty = components.firstIndex(of: "") {
      throw LinkError(url: url, part: .component(empty + 1), text: "", reason: "is empty")
    }
    parameters = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    var names: Set<String> = []
    for (name, _) in parameters where !names.insert(name).inserted {
      throw LinkError(url: url, part: .parameter(name), reason: "is there twice")
    }
  }

  private static func split(_ path: String) -> [Substring] {
    var path = path[...]
    if path.hasPrefix("/") { path.removeFirst() }
    if path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? [] : path.split(separator: "/", omittingEmptySubsequences: false)
  }

  /// A Boolean value that indicates whether all components of the path were read.
  public var isAtEnd: Bool { position == components.count }

  /// Reads the next component of the path.
  ///
  /// - Parameter what: A name of the component for the error message, such as "plan".
  /// - Throws: ``LinkError`` if the component is missing or isn't a valid value.
  public mutating func next<Value: LinkValue>(_ what: String) throws -> Value {
    if let value: Value = try nextIfAny(what) { return value }
    throw LinkError(
      url: url, part: .component(position + 1),
      reason: "is missing: \(what), \(Value.linkExpectation)")
  }

  /// Reads the next component of the path, or returns `nil` if there is none.
  public mutating func nextIfAny<Value: LinkValue>(_ what: String) throws -> Value? {
    guard !isAtEnd else { return nil }
    let text = components[position]
    position += 1
    guard let value = Value(linkText: text) else {
      throw LinkError(
        url: url, part: .component(position), text: text,
        reason: "is no \(what): \(Value.linkExpectation) is expected")
    }
    return value
  }

  /// Reads a parameter.
  public func parameter<Value: LinkValue>(_ name: String) throws -> Value {
    if let value: Value = try parameterIfAny(name) { return value }
    throw LinkError(
      url: url, part: .parameter(name), reason: "is missing: \(Value.linkExpectation)")
  }

  /// Reads a parameter, or returns `nil` if it is missing.
  public func parameterIfAny<Value: LinkValue>(_ name: String) throws -> Value? {
    guard let text = parameters.first(where: { $0.name == name })?.value else { return nil }
    guard let value = Value(linkText: text) else {
      throw LinkError(
        url: url, part: .parameter(name), text: text, reason: "is not \(Value.linkExpectation)")
    }
    return value
  }

  /// Checks that all components of the path were read.
  ///
  /// - Throws: ``LinkError`` if some were not.
  public func finish() throws {
    guard !isAtEnd else { return }
    throw LinkError(
      url: url, part: .component(position + 1), text: components[position],
      reason: "leads nowhere: nothing was expected here")
  }
}
