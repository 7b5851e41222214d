import Foundation

/// Identifies the build of the running program, so that no build uses what another build has cached.
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
