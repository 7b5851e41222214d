/// A key path that is found, and compared, by which object it is.
///
/// Comparing what is in key paths takes a tenth of a microsecond each time, and a binding has to do it several times.
@MainActor final class PropertyPath {
  /// Sets the property without the key path, if there is a way: a `Setter.Direct` of its types.
  let direct: AnyObject?

  private init(_ path: AnyKeyPath) {
    direct = Setter.direct[path]
  }

  /// One for all key paths that are equal.
  private static var paths: [AnyKeyPath: PropertyPath] = [:]
  /// By the key path itself, which is kept, so that no other takes its identity.
  private static var known: [ObjectIdentifier: (path: AnyKeyPath, PropertyPath)] = [:]

  static func of(_ path: AnyKeyPath) -> PropertyPath {
    if let (_, found) = known[ObjectIdentifier(path)] { return found }
    let found = paths[path] ?? PropertyPath(path)
    paths[path] = found
    // Generic code makes new ones all the time.
    if known.count >= 256 { known = [:] }
    known[ObjectIdentifier(path)] = (path, found)
    return found
  }
}
