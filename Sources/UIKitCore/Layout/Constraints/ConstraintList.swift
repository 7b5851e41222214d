/// Constraints in the order of insertion. Adding and removing take constant time.
@MainActor package struct ConstraintList {
  private var entries: [NSLayoutConstraint?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  package init() {}

  package var isEmpty: Bool { places.isEmpty }
  package var count: Int { places.count }
  package var all: [NSLayoutConstraint] { entries.compactMap { $0 } }

  package func contains(_ constraint: NSLayoutConstraint) -> Bool {
    places[ObjectIdentifier(constraint)] != nil
  }

  package mutating func append(_ constraint: NSLayoutConstraint) {
    guard places[ObjectIdentifier(constraint)] == nil else { return }
    places[ObjectIdentifier(constraint)] = entries.count
    entries.append(constraint)
  }

  package mutating func remove(_ constraint: NSLayoutConstraint) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    entries[place] = nil
    if place == entries.count - 1 {
      entries.removeLast()
    } else if entries.count > 2 * places.count + 8 {
      compact()
    }
  }

  private mutating func compact() {
    entries = entries.filter { $0 != nil }
    for (place, entry) in entries.enumerated() { places[ObjectIdentifier(entry!)] = place }
  }
}
