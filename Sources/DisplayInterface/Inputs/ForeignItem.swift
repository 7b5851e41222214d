package import Foundation

/// A file or text that a person drops on the screen from elsewhere.
package struct ForeignItem: Equatable, Sendable {
  /// The file's name; `nil` for what is no file.
  package var name: String?
  /// The MIME type, as far as it is known.
  package var type: String
  package var data: Data

  package init(name: String?, type: String, data: Data) {
    self.name = name
    self.type = type
    self.data = data
  }
}
