import SubscriptionsExample

extension ExampleGroup {
  static let subscriptions = ExampleGroup(
    title: "Subscriptions", subtitle: "Coordinators over the scenes of a storyboard",
    symbol: "cart",
    examples: [
      Example(
        title: "Subscriptions", subtitle: "Child flows, a shared log-in, wide and narrow",
        folder: "Subscriptions"
      ) { $0.startChild(SubscriptionsCoordinator()) }
    ])
}
