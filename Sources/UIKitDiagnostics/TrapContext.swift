import Synchronization

/// What the program does while it might end with an explanation: of where it was told to.
package enum TrapContext {
  private static let places = Mutex<[String]>([])

  /// The innermost place that something is being done for.
  static var place: String? { places.withLock(\.last) }

  /// - Parameter place: Where a person finds what `body` is done for, such as a file and its line.
  package static func perform<Result>(
    _ place: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    let place = place()
    places.withLock { $0.append(place) }
    defer { places.withLock { _ = $0.popLast() } }
    return try body()
  }
}
