/// A binding of a view's property to a model's property.
///
/// The `bind` methods of ``BindingTarget`` return a binding, which you rarely need to store. The view owns its
/// bindings. They end when the view is deallocated, when the same property is bound again, or with ``end()``. A
/// binding retains neither its view nor its model, so it can't be part of a retain cycle.
///
/// The first value is applied when the binding is created. Later changes are coalesced and applied once, at the
/// end of the main loop's turn, in the order in which the bindings were created; see ``flush()``.
@MainActor public class ViewBinding {
  /// The bag that stores this binding, until the binding ends.
  final unowned var bag: BindingBag?
  final var slot: BindingSlot?
  final var outlet: Outlet?
  /// The binding's index among the bindings of its outlet.
  final var index = 0

  init() {}

  /// A Boolean value that indicates whether the binding is active. It is `true` until the binding ends.
  public final private(set) var isActive = true

  /// Ends the binding. The view keeps its last value. The amortized complexity is O(1).
  public final func end() {
    guard isActive else { return }
    isActive = false
    if let slot { bag?.forget(slot) }
    bag = nil
    outlet?.remove(at: index)
    outlet = nil
    didEnd()
  }

  func didEnd() {}

  /// Called after the binding has ended because its owner was deallocated.
  func ownerIsGone() {}

  /// Applies all changes that are pending until the end of the turn.
  public static func flush() {
    UpdateQueue.shared.flush()
  }
}
