import Foundation

extension UICellAccessory {
  /// The edge of the cell that an app's view stands at.
  @preconcurrency @MainActor public enum Placement {
    /// The index in an array of the accessories that the edge has so far, from the leading side.
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// A position before an accessory of the same type as `accessory`; the first where there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.isSame(as: accessory) } ?? 0 }
    }

    /// A position after an accessory of the same type as `accessory`; the last where there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.isSame(as: accessory) }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// The width that an accessory takes.
  public enum LayoutDimension: Hashable, Sendable {
    case actual
    case standard
    case custom(CGFloat)
  }
}
