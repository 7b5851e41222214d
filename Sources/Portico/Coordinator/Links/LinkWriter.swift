public import Foundation

/// Writes a link part by part.
public struct LinkWriter {
  private var parts: URLComponents
  private var parameters: [String] = []

  /// - Parameter base: The common beginning of the app's links.
  public init(base: URL) {
    guard let parts = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
      fatalError("\(base) is no URL that links can begin with.")
    }
    self.parts = parts
    if self.parts.percentEncodedPath.hasSuffix("/") { self.parts.percentEncodedPath.removeLast() }
  }

  /// Appends a component to the path.
  ///
  /// - Parameter value: A value whose text isn't empty, because a path can't have empty components. Use a parameter for
  ///   values that can be empty.
  public mutating func append(_ value: some LinkValue) {
    let text = value.linkText
    require(!text.isEmpty, "A component of a link's path can't be empty.")
    let component = Self.encode(text)
    let isFirst = parts.percentEncodedPath.isEmpty
    // After `app://`, the first component is the host, unless it has characters that aren't valid in a host.
    if isFirst, parts.host == "", !component.contains("%") {
      parts.percentEncodedHost = component
    } else {
      parts.percentEncodedPath += (isFirst && parts.host == nil ? "" : "/") + component
    }
  }

  /// Writes a parameter. Does nothing if `value` is `nil`.
  public mutating func set(_ name: String, to value: (some LinkValue)?) {
    guard let value else { return }
    parameters.append("\(Self.encode(name))=\(Self.encode(value.linkText))")
  }

  /// The link as written so far.
  public var url: URL {
    var parts = parts
    if !parameters.isEmpty { parts.percentEncodedQuery = parameters.joined(separator: "&") }
    guard let url = parts.url else { fatalError("\(parts) makes no URL.") }
    return url
  }

  /// Percent-encodes everything except unreserved characters. A text of dots alone is encoded too, because `..` would be a
  /// relative path.
  private static func encode(_ text: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    if text.allSatisfy({ $0 == "." }) { return text.map { _ in "%2E" }.joined() }
    return text.addingPercentEncoding(withAllowedCharacters: plain)!
  }
}
