import Foundation

/// Tells one build of the running program from another, so that none believes what another has kept.
enum ProgramIdentity {
  static let number: UInt64 = {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? ""
    #endif
    var writer = ArchiveWriter()
    FileStamp(path: path)?.write(to: &writer)
    return ContentHash.of(writer.bytes).first
  }()
}
