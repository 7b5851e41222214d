public import Foundation

/// A route that can be read from a URL and written to one.
///
/// ```swift
/// extension BuyRoute: LinkedRoute {
///   init(from link: inout LinkReader) throws {
///     self = if let plan: Plan = try link.nextIfAny("plan") { .plan(plan) } else { .plans }
///   }
///
///   func write(to link: inout LinkWriter) {
///     if case .plan(let plan) = self { link.append(plan) }
///   }
/// }
/// ```
public protocol LinkedRoute: Route {
  /// Reads the route, and the routes it contains, from the rest of a link.
  init(from link: inout LinkReader) throws

  /// Writes the components and parameters that ``init(from:)`` reads.
  func write(to link: inout LinkWriter)
}

extension LinkedRoute {
  /// Reads a link: `portico://subscriptions/buy/monthly` under `portico://subscriptions`.
  ///
  /// Parameters that the route doesn't read are ignored, because mail programs and others add some. The fragment is
  /// ignored, too.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - base: The common beginning of the app's links: a scheme, as in `portico://`, or scheme, host, and optionally the
  ///     beginning of a path.
  /// - Throws: ``LinkError`` naming the part of the URL that is wrong.
  public init(_ url: URL, under base: URL) throws {
    var link = try LinkReader(url, under: base)
    try self.init(from: &link)
    try link.finish()
  }

  /// Returns the link to this route.
  ///
  /// - Parameter base: The common beginning of the app's links.
  public func url(under base: URL) -> URL {
    var link = LinkWriter(base: base)
    write(to: &link)
    return link.url
  }
}
