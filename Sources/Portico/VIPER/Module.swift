public import UIKit

/// A part of an app in five roles: view, interactor, presenter, entity, router.
///
/// Its stored properties are what goes in, and `Output` is what comes out:
///
/// ```swift
/// struct EditPersonModule: Module {
///   let person: Person
///
///   func assemble() -> Assembly<Person> {
///     Assembly(
///       interactor: EditPersonInteractor(person: person),
///       router: EditPersonRouter(),
///       presenter: EditPersonPresenter.init,
///       view: EditPersonViewController.init)
///   }
/// }
/// ```
///
/// Another module's router shows it and gets the result; see ``Router``. Where there is none, as at the start of an
/// app, take ``makeViewController(completion:)``.
@MainActor public protocol Module<Output> {
  /// The result; `Never` for a module that has none.
  associatedtype Output

  /// Makes the objects of the module and joins them.
  func assemble() -> Assembly<Output>
}

extension Module {
  /// Makes the module.
  ///
  /// - Parameter completion: Called once: with the result when the module's router finishes, else as cancelled after the
  ///   module is gone, by whatever way it was left.
  /// - Returns: The view, which keeps the rest of the module.
  public func makeViewController(
    completion: @escaping @MainActor (Outcome<Output>) -> Void = { _ in }
  ) -> UIViewController {
    let assembly = assemble()
    assembly.router.reply = Reply(completion)
    return assembly.viewController
  }
}
