import CoreGraphics
import Foundation
import Synchronization

/// The fonts of the app's files, which ``UIFont/familyNames`` lists. A display that lacks a font uses another one.
enum RegisteredFonts {
  private static let fonts = Mutex<[FontNames]>([])

  static var all: [FontNames] { fonts.withLock(\.self) }

  static func names(in url: URL) throws(CTFontManagerError) -> FontNames {
    guard let data = try? Data(contentsOf: url) else { throw .fileNotFound }
    guard let names = FontNames(data) else { throw .unrecognizedFormat }
    return names
  }

  static func add(_ names: FontNames) throws(CTFontManagerError) {
    let isNew = fonts.withLock { fonts in
      guard !fonts.contains(names) else { return false }
      fonts.append(names)
      return true
    }
    if !isNew { throw .alreadyRegistered }
  }

  static func remove(_ names: FontNames) throws(CTFontManagerError) {
    let wasKnown = fonts.withLock { fonts in
      guard let index = fonts.firstIndex(of: names) else { return false }
      fonts.remove(at: index)
      return true
    }
    if !wasKnown { throw .notRegistered }
  }
}
