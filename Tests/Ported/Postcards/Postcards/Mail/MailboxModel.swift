import Foundation
import Observation

@Observable
final class MailboxModel {
    enum Phase: Equatable {
        case loading, loaded, failed(PostError)
    }

    private(set) var cards: [Postcard] = []
    private(set) var phase = Phase.loading
    var selection: Postcard.ID?
    var unread: Int { cards.count { !$0.isRead } }
    var selected: Postcard? { cards.first { $0.id == selection } }

    @ObservationIgnored private let post: any PostOffice
    @ObservationIgnored private var listening: Task<Void, Never>?

    init(post: any PostOffice) {
        self.post = post
    }

    isolated deinit {
        listening?.cancel()
    }

    func load() async {
        phase = .loading
        do {
            cards = try await post.cards().sorted(using: KeyPathComparator(\.sent, order: .reverse))
            phase = .loaded
        } catch {
            phase = .failed(error)
        }
    }

    func listen() {
        guard listening == nil else { return }
        listening = Task { [weak self, post] in
            for await card in post.arrivals() {
                self?.cards.insert(card, at: 0)
            }
        }
    }

    func read(_ id: Postcard.ID) {
        selection = id
        guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
        cards[index].isRead = true
    }

    func send(place: String, text: String) async throws {
        let card = Postcard(id: (cards.map(\.id).max() ?? 0) + 1, place: place, text: text, sent: .now)
        try await post.send(card)
    }
}
