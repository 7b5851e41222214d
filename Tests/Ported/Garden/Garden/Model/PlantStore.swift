import Combine
import Foundation
import GardenKit

final class PlantStore: ObservableObject {

    @Published private(set) var plants: [Plant]
    let watered = PassthroughSubject<Plant, Never>()
    var now: () -> Date = Date.init

    init(plants: [Plant]) {
        self.plants = plants
    }

    static func bundled() throws -> [Plant] {
        guard let url = Bundle.main.url(forResource: "plants", withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        return try PlantDecoder.decode(Data(contentsOf: url))
    }

    func water(_ id: Plant.ID) {
        guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
        plants[index].lastWatered = now()
        watered.send(plants[index])
    }

    func remove(_ id: Plant.ID) {
        plants.removeAll { $0.id == id }
    }

    func add(_ plant: Plant) {
        plants.append(plant)
        #if SAMPLE_DATA
        assert(!plant.name.isEmpty)
        #endif
    }
}

@propertyWrapper
struct Setting<Value> {
    let key: String
    let defaultValue: Value
    var store = UserDefaults.standard

    var wrappedValue: Value {
        get { store.object(forKey: key) as? Value ?? defaultValue }
        nonmutating set { store.set(newValue, forKey: key) }
    }
}

enum Settings {
    enum Key {
        static let showsOnlyThirsty = "showsOnlyThirsty"
    }

    @Setting(key: Key.showsOnlyThirsty, defaultValue: false) static var showsOnlyThirsty: Bool
}

extension UserDefaults {
    @objc dynamic var showsOnlyThirsty: Bool { bool(forKey: Settings.Key.showsOnlyThirsty) }
}
