import DisplayInterface
import Foundation

/// What dragging and dropping adds to the router.
@MainActor protocol DropsForeignItems {
  func drop(_ items: [ForeignItem], at location: CGPoint)
}
