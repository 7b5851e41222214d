import Foundation

final class NotesStore: NSObject {
    static let shared = NotesStore()
    private(set) var notes: [Note] = []
    private var observers: [Observer] = []

    private struct Observer {
        weak var object: NotesStoreObserver?
    }

    func add(observer: NotesStoreObserver) {
        observers.append(Observer(object: observer))
    }

    func add(_ note: Note) {
        notes.append(note)
        for case let observer? in observers.map({ $0.object }) {
            observer.storeDidAdd?(note: note)
        }
    }

    func remove(_ note: Note) {
        var asked = false
        for case let observer? in observers.map({ $0.object }) {
            if observer.store != nil {
                asked = true
                observer.store?(self, willRemove: note) { allowed in
                    if allowed { self.notes.removeAll { $0 === note } }
                }
            }
        }
        if !asked { notes.removeAll { $0 === note } }
    }

    func sorted() -> [Note] {
        return notes.sorted { $0.compare($1) < 0 }
    }
}
