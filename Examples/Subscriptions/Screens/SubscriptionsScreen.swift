import Foundation
import Portico

/// A screen that a scene of `Subscriptions.storyboard` describes.
protocol SubscriptionsScreen: Storyboarded {}

extension SubscriptionsScreen {
  static var storyboardName: String { "Subscriptions" }
  static var storyboardBundle: Bundle? { .module }
}
