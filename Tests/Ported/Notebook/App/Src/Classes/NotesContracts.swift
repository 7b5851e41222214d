import Foundation

@objc protocol NotesView: class {
    func show(_ texts: [String])
    @objc optional func showError(_ message: String)
}

protocol NotesPresentation: class {
    var view: NotesView? { get set }
    func viewDidLoad()
    func add(_ text: String?)
}

@objc
protocol NotesStoreObserver {
    @objc optional func storeDidAdd(note: Note)
    @objc optional func store(_ store: NotesStore, willRemove note: Note, completion: @escaping (Bool) -> Void)
}
