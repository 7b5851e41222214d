import Synchronization

/// The source location for which the program is currently doing something. The message of a trap includes it.
package enum TrapContext {
  private static let places = Mutex<[String]>([])

  /// The innermost of these locations.
  static var place: String? { places.withLock(\.last) }

  /// - Parameter place: The location for which `body` runs, such as a file and a line.
  package static func perform<Result>(
    _ place: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    let place = place()
    places.withLock { $0.append(place) }
    defer { places.withLock { _ = $0.popLast() } }
    return try body()
  }
}
