import Foundation

/// An observation of a property by its name.
@MainActor final class NamedObservation {
  private(set) weak var observer: NSObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private weak var object: NSObject?
  private let options: NSKeyValueObservingOptions
  private let last: ObservedValue<Any>
  private var observation: NSKeyValueObservation?
  /// The objects along the key path whose setters notify the observation, too.
  private let followed = NSHashTable<NSObject>.weakObjects()
  /// The former elements of an array while some of them change.
  private var formerElements: [Any]?

  init(
    _ observer: NSObject, of object: NSObject, at keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.context = context
    last = ObservedValue(ObservableValues.value(at: keyPath, of: object))
  }

  private func begin(_ object: NSObject) {
    let observation = NSKeyValueObservation { [weak self] in
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { self?.check() }
    }
    self.observation = observation
    ObservedObject.add(observation, of: object)
    follow()
    if options.contains(.initial) { tell(of: last.value, insteadOf: nil) }
  }

  private func follow() {
    var next = object
    for name in keyPath.split(separator: ".").dropLast() {
      next = next.flatMap { ObservableValues.value(at: String(name), of: $0) as? NSObject }
      guard let next, let observation, !followed.contains(next) else { continue }
      followed.add(next)
      ObservedObject.add(observation, of: next)
    }
  }

  private func check() {
    guard let object, formerElements == nil else { return }
    follow()
    let (old, new) = (last.value, ObservableValues.value(at: keyPath, of: object))
    guard !areEqual(old, new) else { return }
    last.value = new
    tell(of: new, insteadOf: old)
  }

  private func tell(of new: Any?, insteadOf old: Any?) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old }
    notify(change)
  }

  private func notify(_ change: [NSKeyValueChangeKey: Any]) {
    (observer as? any _ObservesValues)?._observeValue(
      forKeyPath: keyPath, of: object, change: change, context: context)
  }

  // MARK: Elements of an array

  private func elements(at indexes: IndexSet) -> [Any] {
    let value = object.flatMap { ObservableValues.value(at: keyPath, of: $0) }
    guard let array = value as? NSArray else { return [] }
    return indexes.filter { $0 < array.count }.map(array.object(at:))
  }

  func willChange(_ kind: NSKeyValueChange, at indexes: IndexSet) {
    formerElements = kind == .insertion ? [] : elements(at: indexes)
  }

  func didChange(_ kind: NSKeyValueChange, at indexes: IndexSet) {
    guard let object, let former = formerElements else { return }
    formerElements = nil
    last.value = ObservableValues.value(at: keyPath, of: object)
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: indexes]
    if options.contains(.new), kind != .removal { change[.newKey] = elements(at: indexes) }
    if options.contains(.old), kind != .insertion { change[.oldKey] = former }
    notify(change)
  }

  // MARK: Observations of an object

  private static let all = Association<[NamedObservation]>()

  static func add(_ observation: NamedObservation, to object: NSObject) {
    all[object, default: []].append(observation)
    observation.begin(object)
  }

  /// Calls a function with each observation of a property. Only the main thread has observations.
  nonisolated static func forEach(
    of object: NSObject, at key: String, _ body: @MainActor (NamedObservation) -> Void
  ) {
    guard MainQueue.isCurrent else { return }
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated {
      for observation in all[object, default: []] where observation.keyPath == key {
        body(observation)
      }
    }
  }

  /// Removes the last observation that meets the condition. One call adds one observation.
  static func remove(from object: NSObject, where isMeant: (NamedObservation) -> Bool) {
    var observations = all[object, default: []]
    guard let index = observations.lastIndex(where: isMeant) else { return }
    observations.remove(at: index).observation?.invalidate()
    all[object] = observations
  }
}
