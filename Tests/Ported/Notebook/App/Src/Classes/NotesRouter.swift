import UIKit

class NotesRouter {
    static func createModule() -> UIViewController {
        let controller = NotesViewController()
        let presenter = NotesPresenter(store: .shared)
        presenter.view = controller
        controller.presenter = presenter
        return controller
    }
}
