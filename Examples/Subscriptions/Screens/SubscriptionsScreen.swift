import Foundation
import Portico

/// A screen that is a scene of `Subscriptions.storyboard`.
protocol SubscriptionsScreen: Storyboarded {}

extension SubscriptionsScreen {
  static var storyboardName: String { "Subscriptions" }
  static var storyboardBundle: Bundle? { .module }
}
