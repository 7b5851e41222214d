import Foundation

/// A shared library that is opened by the running program.
package struct Library: @unchecked Sendable {
  package let name: String
  private let handle: UnsafeMutableRawPointer

  /// Opens the first library that the system has. Ends the program if it has none of them.
  package init(_ names: [String]) {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.name = name
        self.handle = handle
        return
      }
    }
    fatalError(
      """
      CryptoKit and CommonCrypto need OpenSSL, and \(names.joined(separator: " or ")) can't be opened. \
      Install the library; the package of Debian and Ubuntu is libssl3, or libssl1.1 in older versions.
      """)
  }

  subscript(name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }
}
