/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that sends nothing and needs no cancellation.
  public static var empty: any Subscription { EmptySubscription() }
}
