import Foundation

nonisolated struct Postcard: Identifiable, Hashable, Sendable, Codable {
    let id: Int
    var place: String
    var text: String
    var sent: Date
    var isRead = false
}

nonisolated enum PostError: LocalizedError, Equatable {
    case closed(until: Int)
    case lost

    var errorDescription: String? {
        switch self {
        case .closed(let hour): String(localized: "The post office opens at \(hour).", comment: "An error")
        case .lost: String(localized: "The card was lost.")
        }
    }
}

nonisolated protocol PostOffice: Sendable {
    func cards() async throws(PostError) -> [Postcard]
    func arrivals() -> AsyncStream<Postcard>
    func send(_ card: Postcard) async throws(PostError)
}

/// The post of the previews and of the app without an account.
actor SamplePost: PostOffice {
    private var cards: [Postcard]
    private let (stream, continuation) = AsyncStream.makeStream(of: Postcard.self)

    init(cards: [Postcard] = SamplePost.samples) {
        self.cards = cards
    }

    func cards() async throws(PostError) -> [Postcard] {
        cards
    }

    nonisolated func arrivals() -> AsyncStream<Postcard> { stream }

    func send(_ card: Postcard) async throws(PostError) {
        guard !card.text.isEmpty else { throw .lost }
        cards.append(card)
        continuation.yield(card)
    }

    static let samples = [
        Postcard(id: 1, place: "Oslo", text: "It snows.", sent: Date(timeIntervalSince1970: 1_700_000_000)),
        Postcard(id: 2, place: "Rome", text: "It’s hot.", sent: Date(timeIntervalSince1970: 1_710_000_000)),
    ]
}
