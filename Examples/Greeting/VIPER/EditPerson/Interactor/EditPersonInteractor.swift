import Foundation
import Portico

final class EditPersonInteractor: Interactor<any EditPersonInteractorOutput>, EditPersonInteracting
{
  private(set) var person: Person

  init(person: Person) {
    self.person = person
  }

  /// Stores the names without spaces around them.
  func change(firstName: String, lastName: String) {
    person = Person(
      firstName: firstName.trimmingCharacters(in: .whitespaces),
      lastName: lastName.trimmingCharacters(in: .whitespaces))
    output?.didChange(person)
  }
}
