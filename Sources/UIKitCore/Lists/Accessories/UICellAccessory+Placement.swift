import Foundation

extension UICellAccessory {
  /// The edge of the cell at which a custom view is placed.
  @preconcurrency @MainActor public enum Placement {
    /// A closure that returns an index in an array of the edge's accessories, which begins at the leading side.
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before an accessory of the same type as `accessory`, or the first position if there
    /// is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.isSame(as: accessory) } ?? 0 }
    }

    /// Returns the position after an accessory of the same type as `accessory`, or the last position if there
    /// is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.isSame(as: accessory) }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    case actual
    case standard
    case custom(CGFloat)
  }
}
