import Foundation

/// Checks whether objects were deallocated, and finds what retains those that were not.
///
/// ```swift
/// let leaks = LeakCheck()
/// let screen = Screen(leaks.track(NoteViewController(viewModel: leaks.track(NoteViewModel()))))
/// screen.close()
/// try await leaks.verify()
/// ```
/// Track objects where you create them, because in a debug build a local variable retains its object until the end of
/// the scope.
@MainActor public final class LeakCheck {
  private struct Tracked {
    weak var object: AnyObject?
    let name: String
    let place: String
  }

  private var tracked: [Tracked] = []

  public init() {}

  /// Tracks `object` without retaining it.
  ///
  /// - Returns: `object`, so that you can track it where you create it.
  @discardableResult
  public func track<Object: AnyObject>(
    _ object: Object, file: StaticString = #fileID, line: UInt = #line
  ) -> Object {
    tracked.append(
      Tracked(object: object, name: String(describing: type(of: object)), place: "\(file):\(line)"))
    return object
  }

  /// Returns the tracked objects that are still allocated, each with the stored properties that retain it. The search
  /// starts at the tracked objects and at `roots`.
  ///
  /// A property is named only if it certainly retains the object: directly, in a collection, or in a closure
  /// that captured it. References in tasks, timers, notification observers and generic closures can't be
  /// found.
  public func survivors(roots: [AnyObject] = []) -> [Survivor] {
    let alive = tracked.filter { $0.object != nil }
    guard !alive.isEmpty else { return [] }
    let search = HolderSearch(roots: alive.compactMap(\.object) + roots)
    return alive.map { entry in
      Survivor(name: entry.name, place: entry.place, holders: search.holders(of: entry.object!))
    }
  }

  /// Waits until all tracked objects are deallocated.
  ///
  /// - Throws: ``LeakError`` with the remaining objects and what retains them.
  public func verify(roots: [AnyObject] = [], timeout: Duration = .seconds(1)) async throws {
    try? await waitUntil("objects to be let go", timeout: timeout) { [self] in
      tracked.allSatisfy { $0.object == nil }
    }
    let survivors = survivors(roots: roots)
    guard survivors.isEmpty else {
      throw LeakError(survivors: survivors, standstill: standstill)
    }
  }
}
