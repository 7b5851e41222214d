public import Observation

/// A presenter of a view that shows simple values of the model by itself; what is left to it are the events and what
/// takes a decision.
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
/// That saves the presenter a method for each value, and ties the view to the model: whoever changes the one
/// has to change the other, and what is bound is tested on screen only.
@MainActor open class SupervisingPresenter<View, Model: AnyObject & Observable>: Presenter<View> {
  /// What the view binds to and the presenter changes.
  public final let model: Model

  public init(model: Model) {
    self.model = model
  }
}
