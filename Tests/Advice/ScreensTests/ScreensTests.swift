import Foundation
import PorticoTesting
import Testing
import UIKit

@testable import Screens

/// What a person sees and does, the same before and after a plan is applied. With `TRANSCRIPTS` every picture on the way
/// is written there, to be compared.
@MainActor @Suite("Screens", .serialized)
struct ScreensTests {
  private func record(_ screen: Screen, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TRANSCRIPTS"] else { return }
    try screen.picture().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  @Test("Trips are listed with their total, and a tapped one is told")
  func trips() async throws {
    var selected: [String] = []
    let controller = TripsViewController(trips: Trip.samples) { selected.append($0.name) }
    let screen = Screen(UINavigationController(rootViewController: controller))
    try await screen.settle()
    try record(screen, "trips-1")
    #expect(screen.shows("Rome") && screen.shows("Oslo"))
    #expect(screen.shows(containing: "Total: 519,50"))
    try await screen.tap("Oslo")
    #expect(selected == ["Oslo"])
    controller.load([Trip(name: "Bonn", price: 1, start: Date())])
    try await screen.settle()
    try record(screen, "trips-2")
    #expect(screen.shows("Bonn") && !screen.shows("Rome"))
    #expect(screen.shows(containing: "Total: 1,00"))
  }

  @Test("Messages are received, deleted and opened")
  func inbox() async throws {
    let controller = InboxViewController(folder: "Inbox")
    let screen = Screen(UINavigationController(rootViewController: controller))
    try await screen.settle()
    try record(screen, "inbox-1")
    #expect(screen.shows("1 Hello"))
    controller.receive("News")
    try await screen.settle()
    #expect(screen.shows("1 News"))
    #expect(controller.messages.count == 4)
    try await screen.swipeLeft("2 How are you?")
    try record(screen, "inbox-2")
    try await screen.tap("Delete")
    try record(screen, "inbox-3")
    #expect(controller.messages == ["News", "Hello", "Bye"])
    controller.messages.append("Last")
    controller.tableView.reloadData()
    try await screen.tap("4 Last")
    #expect(screen.shows("Last"))
    try record(screen, "inbox-4")
  }

  @Test("Products stand in as many columns as are asked for", arguments: [2, 3])
  func catalog(_ columns: Int) async throws {
    let controller = CatalogViewController(
      columns: columns,
      products: [
        .offers: ["Tea", "Coffee"].map { Product(title: $0, cents: 250) },
        .others: [Product(title: "A very long title", cents: 1)],
      ])
    let screen = Screen(controller)
    try await screen.settle()
    try record(screen, "catalog-\(columns)")
    #expect(screen.shows("Tea") && screen.shows("Coffee") && screen.shows("A very long "))
  }

  @Test("A profile is followed")
  func profile() async throws {
    let screen = Screen(ProfileViewController())
    try await screen.settle()
    try record(screen, "profile-1")
    #expect(screen.shows("Ada") && screen.shows("Wrote the first program"))
    try await screen.tap("Follow")
    try record(screen, "profile-2")
    #expect(screen.shows("You follow her"))
  }

  @Test("Orders and notes are listed")
  func lists() async throws {
    let orders = Screen(UINavigationController(rootViewController: OrdersViewController()))
    try await orders.settle()
    try record(orders, "orders")
    #expect(orders.shows("#0007 of 01.01.1970") && orders.shows("#0007"))
    let controller = NotesViewController()
    let notes = Screen(controller)
    try await notes.settle()
    controller.notes.append("Sleep")
    try await notes.settle()
    try record(notes, "notes")
    #expect(notes.shows("Buy milk") && notes.shows("Sleep"))
  }

  @Test("What is left as it was works, too")
  func left() async throws {
    let picker = Screen(PickerViewController([1, 2]))
    try await picker.settle()
    try record(picker, "picker")
    #expect(picker.shows("2"))
    let tasks = Screen(TasksViewController())
    try await tasks.settle()
    try record(tasks, "tasks")
    #expect(tasks.shows("Rome"))
    let log = Screen(LogViewController())
    try await log.settle()
    try record(log, "log")
    #expect(log.shows("started"))
  }
}
