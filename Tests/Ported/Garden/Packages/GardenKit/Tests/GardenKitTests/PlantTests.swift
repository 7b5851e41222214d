import XCTest
@testable import GardenKit

final class PlantTests: XCTestCase {
    func testThirst() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let now = Date(timeIntervalSince1970: 1_000_000)
        XCTAssertTrue(Plant(name: "Basil").isThirsty(at: now, calendar: calendar))
        let watered = Plant(name: "Basil", waterEvery: 2, lastWatered: now.addingTimeInterval(-86_400))
        XCTAssertFalse(watered.isThirsty(at: now, calendar: calendar))
        XCTAssertTrue(watered.isThirsty(at: now.addingTimeInterval(86_400), calendar: calendar))
    }

    func testBadgeCycles() {
        let badge = LightBadge()
        var values: [String?] = []
        badge.addAction(UIAction { action in values.append((action.sender as? LightBadge)?.accessibilityValue) }, for: .valueChanged)
        for _ in 0..<3 { badge.sendActions(for: .touchUpInside) }
        XCTAssertEqual(values, ["half_shade", "shade", "sun"])
    }
}
