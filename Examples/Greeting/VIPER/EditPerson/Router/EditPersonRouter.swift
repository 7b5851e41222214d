import Portico

final class EditPersonRouter: Router<Person>, EditPersonRouting {}
