public import Observation

/// A presenter of a view that binds to simple values of the model. The presenter handles events and values that
/// need logic.
///
/// ```swift
/// final class ProfilePresenter: SupervisingPresenter<any ProfileView, Profile> {
///   func delete() { … view?.confirm(…) }
/// }
///
/// // In the view controller:
/// nameLabel.bind(\.text, to: presenter.model, \.name)
/// ```
///
/// The bindings replace a method of the view's protocol for each value, but couple the view to the model: a change of the
/// model can affect the view, and bindings can only be tested with a view.
@MainActor open class SupervisingPresenter<View, Model: AnyObject & Observable>: Presenter<View> {
  /// The model that the view binds to and the presenter changes.
  public final let model: Model

  public init(model: Model) {
    self.model = model
  }
}
