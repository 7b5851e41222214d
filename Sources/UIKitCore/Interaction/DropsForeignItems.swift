import DisplayInterface
import Foundation

/// The method with which the input router passes items from other apps to drag and drop.
@MainActor protocol DropsForeignItems {
  func drop(_ items: [ForeignItem], at location: CGPoint)
}
