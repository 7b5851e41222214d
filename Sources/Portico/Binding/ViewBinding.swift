/// A connection that keeps a property of a view what a property of a model is.
///
/// You get one from the `bind` methods of ``BindingTarget`` and rarely have to keep it. The view owns its
/// bindings: they end when the view is gone, when the same property is bound again, or by ``end()``.
/// A binding keeps neither its view nor its model alive, so it can be part of no cycle of references.
///
/// The first value is applied when the binding is made. From then on changes are gathered, and what
/// changed is applied once, at the end of the main loop's turn, in the order in which it was bound; see
/// ``flush()``.
@MainActor public class ViewBinding {
  /// The owner, as long as it keeps this binding.
  final unowned(unsafe) var bag: BindingBag?
  final var slot: BindingSlot?
  final var outlet: Outlet?
  /// Where it is among the bindings of its outlet.
  final var index = 0

  init() {}

  /// Whether the binding has not ended.
  public final private(set) var isActive = true

  /// Ends the binding; the view keeps what it shows. Takes the same time however many bindings there are.
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

  /// Called after the end if that came with the end of the owner.
  func ownerIsGone() {}

  /// Applies all changes that wait for the end of the turn.
  public static func flush() {
    UpdateQueue.shared.flush()
  }
}
