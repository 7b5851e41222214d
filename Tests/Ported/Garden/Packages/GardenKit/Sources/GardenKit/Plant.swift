import Foundation

public struct Plant: Codable, Hashable, Identifiable {
    public enum Light: String, Codable, CaseIterable {
        case sun, halfShade = "half_shade", shade
    }

    public let id: UUID
    public var name: String
    public var light: Light
    public var waterEvery: Int
    public var lastWatered: Date?

    public init(id: UUID = UUID(), name: String, light: Light = .sun, waterEvery: Int = 3, lastWatered: Date? = nil) {
        self.id = id
        self.name = name
        self.light = light
        self.waterEvery = waterEvery
        self.lastWatered = lastWatered
    }

    public func isThirsty(at date: Date = Date(), calendar: Calendar = .current) -> Bool {
        guard let lastWatered = lastWatered else { return true }
        let days = calendar.dateComponents([.day], from: lastWatered, to: date).day ?? 0
        return days >= waterEvery
    }
}

public enum PlantDecoder {
    public static func decode(_ data: Data) throws -> [Plant] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Plant].self, from: data)
    }
}
