/// Where in a flow something is, as a value: a screen or another flow, with what it is about.
///
/// Routes are plain data, know no UIKit, and contain the routes of the flows within:
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
