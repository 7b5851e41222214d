import Foundation

/// Finds out whether objects were let go, and who still holds those that were not.
///
/// ```swift
/// let leaks = LeakCheck()
/// let screen = Screen(leaks.track(NoteViewController(viewModel: leaks.track(NoteViewModel()))))
/// screen.close()
/// try await leaks.verify()
/// ```
/// Track objects where they are made: a debug build keeps a local variable to the end of its scope.
@MainActor public final class LeakCheck {
  private struct Tracked {
    weak var object: AnyObject?
    let name: String
    let place: String
  }

  private var tracked: [Tracked] = []

  public init() {}

  /// Remembers `object` without keeping it alive.
  ///
  /// - Returns: `object`, so that it can be tracked where it is made.
  @discardableResult
  public func track<Object: AnyObject>(
    _ object: Object, file: StaticString = #fileID, line: UInt = #line
  ) -> Object {
    tracked.append(
      Tracked(object: object, name: String(describing: type(of: object)), place: "\(file):\(line)"))
    return object
  }

  /// The tracked objects that are alive, each with the stored properties that hold it as far as they
  /// can be found: from the tracked objects themselves and from the roots given.
  ///
  /// A property is named only if it is certain that it holds the object: by itself, in a collection, or
  /// in a closure that has captured it. What a task, a timer, an observer of notifications or a
  /// generic closure holds can't be searched.
  public func survivors(roots: [AnyObject] = []) -> [Survivor] {
    let alive = tracked.filter { $0.object != nil }
    guard !alive.isEmpty else { return [] }
    let search = HolderSearch(roots: alive.compactMap(\.object) + roots)
    return alive.map { entry in
      Survivor(name: entry.name, place: entry.place, holders: search.holders(of: entry.object!))
    }
  }

  /// Waits for all tracked objects to be let go.
  ///
  /// - Throws: ``LeakError`` naming those that were not, and who holds them.
  public func verify(roots: [AnyObject] = [], timeout: Duration = .seconds(1)) async throws {
    try? await waitUntil("objects to be let go", timeout: timeout) { [self] in
      tracked.allSatisfy { $0.object == nil }
    }
    let survivors = survivors(roots: roots)
    guard survivors.isEmpty else { throw LeakError(survivors: survivors) }
  }
}
