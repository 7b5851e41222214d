import Foundation
import UIKit
import UIKitCore

/// What on screen does something when it is tapped.
@MainActor struct TapTargets {
  private let views: [UIView]

  init(_ stage: Stage) {
    var views: [UIView] = []
    // What a modal view covers is out of reach.
    stage.windows.last?.reachableRoot.visitShown { shown in
      if Self.isTarget(shown.view), shown.visibleRect != nil { views.append(shown.view) }
      return shown.view.isUserInteractionEnabled
    }
    self.views = views
  }

  private static func isTarget(_ view: UIView) -> Bool {
    view is UIControl || view.canBecomeFocused || !view.interactions.isEmpty
      || view.gestureRecognizers?.isEmpty == false
  }

  /// The middle of the target at a number, on the screen.
  func point(_ number: Int) -> CGPoint? {
    guard let view = views.at(number), let rect = view.visibleRect, let window = view.window else {
      return nil
    }
    return window.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }
}
