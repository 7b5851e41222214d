package import Foundation

/// A file or text that the user drops on the screen from another app.
package struct ForeignItem: Equatable, Sendable {
  /// The file's name, or `nil` if the item isn't a file.
  package var name: String?
  /// The MIME type, as far as it's known.
  package var type: String
  package var data: Data

  package init(name: String?, type: String, data: Data) {
    self.name = name
    self.type = type
    self.data = data
  }
}
