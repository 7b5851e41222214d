/// The jobs a view controller can take on itself.
package enum Hat: String, Sendable, CaseIterable {
  case layout, lists, navigation, network, storage, formatting
  case systemServices = "system services"
  case businessLogic = "business logic"
}
