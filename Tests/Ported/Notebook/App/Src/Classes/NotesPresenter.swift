import Foundation

class NotesPresenter: NSObject, NotesPresentation {
    weak var view: NotesView?
    let store: NotesStore

    init(store: NotesStore) {
        self.store = store
        super.init()
        store.add(observer: self)
    }

    func viewDidLoad() { refresh() }

    func add(_ text: String?) {
        guard let text = text, !text.isEmpty else {
            view?.showError?("Nothing to add")
            return
        }
        store.add(Note(text: text))
    }

    private func refresh() {
        view?.show(store.sorted().map { $0.text })
    }
}

extension NotesPresenter: NotesStoreObserver {
    func storeDidAdd(note: Note) { refresh() }
}
