import Foundation
import Testing
import UIKit

@Suite struct `Coordinated access to files` {
  final class Presenter: NSObject, NSFilePresenter {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    private(set) var news: [String] = []

    init(_ url: URL) {
      presentedItemURL = url
      presentedItemOperationQueue.maxConcurrentOperationCount = 1
    }

    func presentedItemDidChange() { news.append("changed") }
    func presentedItemDidMove(to newURL: URL) { news.append("to \(newURL.lastPathComponent)") }
    func presentedSubitemDidAppear(at url: URL) { news.append("new \(url.lastPathComponent)") }
    func presentedSubitemDidChange(at url: URL) { news.append("other \(url.lastPathComponent)") }

    func heard() -> [String] {
      presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
      return news
    }
  }

  @Test func `tells the other presenters`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.txt")
    let presenters = [Presenter(folder), Presenter(file), Presenter(file)]
    for presenter in presenters { NSFileCoordinator.addFilePresenter(presenter) }
    defer { for presenter in presenters { NSFileCoordinator.removeFilePresenter(presenter) } }
    let coordinator = NSFileCoordinator(filePresenter: presenters[2])
    var error: NSError?
    for text in ["one", "two"] {
      coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { url in
        try? text.write(to: url, atomically: true, encoding: .utf8)
      }
    }
    coordinator.item(at: file, didMoveTo: folder.appending(path: "b.txt"))
    var read: String?
    coordinator.coordinate(readingItemAt: file, error: &error) { url in
      read = try? String(contentsOf: url, encoding: .utf8)
    }
    #expect(error == nil && read == "two")
    #expect(presenters[0].heard() == ["new a.txt", "other a.txt"])
    #expect(presenters[1].heard() == ["changed", "changed", "to b.txt"])
    #expect(presenters[2].heard() == [])
    NSFileCoordinator.removeFilePresenter(presenters[1])
    coordinator.coordinate(writingItemAt: file, error: &error) { _ in }
    #expect(presenters[1].heard().count == 3)
  }

  @Test func `takes several files`() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let presenter = Presenter(url)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    let intents = [NSFileAccessIntent.writingIntent(with: url), .readingIntent(with: url)]
    let error: (any Error)? = await withCheckedContinuation { done in
      NSFileCoordinator().coordinate(with: intents, queue: OperationQueue()) {
        done.resume(returning: $0)
      }
    }
    #expect(error == nil)
  }

  @Test func `finds nobody in iCloud`() {
    let url = URL(filePath: "/tmp")
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(!FileManager.default.isUbiquitousItem(at: url))
    #expect(throws: CocoaError.self) {
      try FileManager.default.startDownloadingUbiquitousItem(at: url)
    }
    let store = NSUbiquitousKeyValueStore.default
    let key = UUID().uuidString
    store.set("text", forKey: key)
    #expect(store.string(forKey: key) == "text" && store.object(forKey: key) as? String == "text")
    #expect(store.dictionaryRepresentation[key] != nil && store.synchronize())
    store.removeObject(forKey: key)
    #expect(store.object(forKey: key) == nil)
    store.set(Int64(7), forKey: key)
    #expect(store.longLong(forKey: key) == 7)
    store.removeObject(forKey: key)
  }
}
