import Portico
import UIKit

/// What a flow stands in, seen from the flow that started it.
enum Container: CaseIterable {
  case navigation, modal, tab, embedded
  /// The secondary column of a split view controller, beside the primary one or collapsed onto it.
  case column, collapsedColumn

  var isColumn: Bool { self == .column || self == .collapsedColumn }

  /// All chains of this many containers, from the outermost in.
  static func chains(of count: Int) -> [[Container]] {
    guard count > 0 else { return [[]] }
    return chains(of: count - 1).flatMap { chain in allCases.map { chain + [$0] } }
  }
}
