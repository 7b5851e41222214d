import UIKit

/// The screens of flows in a window.
@MainActor final class WindowScreens {
  private(set) weak var window: UIWindow?
  /// By their containers.
  private var places: [ObjectIdentifier: ScreenPlace] = [:]
  /// Those that stand in no container, or have just come to theirs.
  private var others: [ScreenClaim] = []

  init(_ window: UIWindow) {
    self.window = window
  }

  var claims: [ScreenClaim] { others + places.values.flatMap { $0.claims } }

  func add(_ claim: ScreenClaim) {
    guard let container = claim.screen?.parent else { return others.append(claim) }
    let key = ObjectIdentifier(container)
    var place = places[key]
    if place?.container !== container {
      // One that is no more may have been where this one is.
      others += place?.claims ?? []
      place = ScreenPlace(container)
      places[key] = place
    }
    if place?.add(claim) != true { others.append(claim) }
  }

  /// Takes out those that have to be looked at.
  func removeMoved(_ search: RootSearch) -> [ScreenClaim] {
    var moved = others
    others = []
    for (key, place) in places {
      moved += place.removeMoved(in: window, search)
      if place.claims.isEmpty { places[key] = nil }
    }
    return moved
  }
}
