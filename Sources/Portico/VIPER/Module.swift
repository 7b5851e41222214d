public import UIKit

/// A part of an app with five roles: view, interactor, presenter, entity and router.
///
/// The stored properties of a module are its input, and `Output` is the type of its result:
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
///       view: EditPersonViewController.init
///     ) { interactor, presenter, view in
///       interactor.output = presenter
///       presenter.view = view
///     }
///   }
/// }
/// ```
///
/// Another module's router shows the module and receives the result; see ``Router``. For the first module of an app, use
/// ``makeViewController(completion:)``.
@MainActor public protocol Module<Output> {
  /// The type of the result; `Never` for a module without one.
  associatedtype Output

  /// Creates the objects of the module and connects them.
  func assemble() -> Assembly<Output>
}

extension Module {
  /// Creates the module's objects and returns its view controller.
  ///
  /// - Parameter completion: A closure that is called once: with the result when the module's router finishes,
  ///   otherwise as canceled after the module is deallocated.
  /// - Returns: The view controller, which retains the rest of the module.
  public func makeViewController(
    completion: @escaping @MainActor (Outcome<Output>) -> Void = { _ in }
  ) -> UIViewController {
    let assembly = assemble()
    assembly.router.reply = Reply(completion)
    return assembly.viewController
  }
}
