import Foundation
import Testing
import UIKit
import UIKitCore

@Suite("The folders of an app") struct AppFoldersTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)

  private func isThere(_ url: URL?) -> Bool {
    url.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  @Test func `are made as on a phone`() throws {
    defer { try? FileManager.default.removeItem(at: base) }
    let folders = AppFolders(
      of: "Shop",
      in: [
        "HOME": "/nowhere", "XDG_DATA_HOME": base.path + "/data",
        "XDG_CACHE_HOME": base.path + "/cache",
      ])
    let documents = folders.url(for: .documentDirectory)
    #expect(documents?.path == base.path + "/data/Portico/Shop/Documents")
    #expect(isThere(documents) && isThere(folders.url(for: .libraryDirectory)))
    let caches = folders.url(for: .cachesDirectory)
    #expect(caches?.path == base.path + "/cache/Portico/Shop" && isThere(caches))
    #expect(!isThere(folders.url(for: .applicationSupportDirectory)))
    let support = folders.url(for: .applicationSupportDirectory, create: true)
    #expect(support?.path == folders.home.path + "/Library/Application Support" && isThere(support))
    #expect(folders.url(for: .trashDirectory) == nil)
  }

  @Test func `are in the person's home folder, where the environment names no other`() {
    let folders = AppFolders(
      of: "Shop", in: ["HOME": base.path, "XDG_DATA_HOME": "relative", "XDG_CACHE_HOME": ""])
    #expect(folders.home.path == base.path + "/.local/share/Portico/Shop")
    #expect(folders.url(for: .musicDirectory)?.path == folders.home.path + "/Music")
    #expect(!isThere(base))
  }

  @Test func `have names, and mocks of file managers keep theirs`() throws {
    final class Mock: FileManager, @unchecked Sendable {
      override func urls(
        for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
      ) -> [URL] { [URL(fileURLWithPath: "/mock")] }
    }
    let place = _urls(for: .applicationSupportDirectory, in: .userDomainMask, of: .default)
    #expect(place == [URL.applicationSupportDirectory])
    #expect(place[0].path.hasPrefix(AppFolders.own.home.path))
    #expect(_urls(for: .documentDirectory, in: .userDomainMask, of: Mock())[0].path == "/mock")
    #expect(try URL(for: .musicDirectory, in: .userDomainMask) == .musicDirectory)
  }
}
