/// A unique object for all key paths that are equal, which can be compared by identity.
///
/// Comparing the contents of key paths takes a tenth of a microsecond, and a binding compares several times.
@MainActor final class PropertyPath {
  /// A `Setter.Direct` that sets the property without the key path, if there is one for it.
  let direct: AnyObject?

  private init(_ path: AnyKeyPath) {
    direct = Setter.direct[path]
  }

  /// The object for each key path, by the contents of the key path.
  private static var paths: [AnyKeyPath: PropertyPath] = [:]
  /// The object for each key path, by the key path's identity. The key path is retained, so that no other object
  /// gets the same identity.
  private static var known: [ObjectIdentifier: (path: AnyKeyPath, PropertyPath)] = [:]

  static func of(_ path: AnyKeyPath) -> PropertyPath {
    if let (_, found) = known[ObjectIdentifier(path)] { return found }
    let found = paths[path] ?? PropertyPath(path)
    paths[path] = found
    // Generic code creates new key path objects continually.
    if known.count >= 256 { known = [:] }
    known[ObjectIdentifier(path)] = (path, found)
    return found
  }
}
