/// A place in a flow as a value: a screen or a child flow, with its data.
///
/// Routes are plain data, don't use UIKit, and contain the routes of child flows:
///
/// ```swift
/// enum MainRoute: Route {
///   case home
///   case buy(BuyRoute)
/// }
///
/// enum BuyRoute: Route {
///   case plans
///   case plan(Plan)
/// }
/// ```
public protocol Route: Codable, Hashable, Sendable {}
