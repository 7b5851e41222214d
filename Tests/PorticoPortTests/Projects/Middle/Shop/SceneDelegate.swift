import Collections
import MoneyViews
import Plain
import ShopCore
import UIKit
#if canImport(SwiftUI)
  import SwiftUI
#endif
#if os(macOS) || !canImport(UIKit)
  import AppKit
#elseif DEBUG
  import ARKit
#endif

class SceneDelegate: UIResponder {}
