import Foundation

/// The spacing around an item, along its group and across it.
@MainActor struct EdgeSpacing {
  let before: CGFloat
  let above: CGFloat
  /// The sum of the spacing before and after the item.
  let along: CGFloat
  let across: CGFloat
  let isFlexibleBefore: Bool
  let isFlexibleAfter: Bool
  private let isFlexibleAbove: Bool
  private let isFlexibleBelow: Bool

  init(_ item: NSCollectionLayoutItem, isHorizontal: Bool) {
    let edges = item.edgeSpacing
    let (leading, trailing) = (edges?.leading, edges?.trailing)
    let (top, bottom) = (edges?.top, edges?.bottom)
    let (first, last) = isHorizontal ? (leading, trailing) : (top, bottom)
    let (upper, lower) = isHorizontal ? (top, bottom) : (leading, trailing)
    before = (first?.spacing ?? 0).bounded
    above = (upper?.spacing ?? 0).bounded
    along = before + (last?.spacing ?? 0).bounded
    across = above + (lower?.spacing ?? 0).bounded
    isFlexibleBefore = first?.isFlexibleSpacing ?? false
    isFlexibleAfter = last?.isFlexibleSpacing ?? false
    isFlexibleAbove = upper?.isFlexibleSpacing ?? false
    isFlexibleBelow = lower?.isFlexibleSpacing ?? false
  }

  var flexibleAlong: Int { (isFlexibleBefore ? 1 : 0) + (isFlexibleAfter ? 1 : 0) }

  /// Returns the part of the free space across the group that is above the item.
  func shareAbove(of free: CGFloat) -> CGFloat {
    guard isFlexibleAbove else { return 0 }
    return isFlexibleBelow ? free / 2 : free
  }
}
