public import Foundation

/// A route that has a form as a URL.
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
  /// Reads the route, and the routes within, from what is left of a link.
  init(from link: inout LinkReader) throws

  /// Writes what ``init(from:)`` reads.
  func write(to link: inout LinkWriter)
}

extension LinkedRoute {
  /// Reads a link: `portico://subscriptions/buy/monthly` under `portico://subscriptions`.
  ///
  /// Parameters that the route does not ask for are ignored: mail programs and the like add some. So is the
  /// fragment.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - base: What the links of the app begin with: a scheme, as in `portico://`, or scheme, host, and perhaps the beginning
  ///     of a path.
  /// - Throws: ``LinkError`` naming the part of the URL that is wrong.
  public init(_ url: URL, under base: URL) throws {
    var link = try LinkReader(url, under: base)
    try self.init(from: &link)
    try link.finish()
  }

  /// The link that leads to this route.
  ///
  /// - Parameter base: What the links of the app begin with.
  public func url(under base: URL) -> URL {
    var link = LinkWriter(base: base)
    write(to: &link)
    return link.url
  }
}
