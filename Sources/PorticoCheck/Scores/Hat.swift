/// The responsibilities, called hats, that a view controller can have.
package enum Hat: String, Sendable, CaseIterable {
  case layout, lists, navigation, network, storage, formatting
  case systemServices = "system services"
  case businessLogic = "business logic"
}
