public import Foundation

/// A file that a notification displays.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var url: URL
  open private(set) var type: String

  /// - Parameter identifier: The attachment's identifier, or an empty string for a new one.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    let types = [
      "gif": "com.compuserve.gif", "jpg": "public.jpeg", "jpeg": "public.jpeg",
      "mp3": "public.mp3", "mp4": "public.mpeg-4", "png": "public.png",
      "wav": "com.microsoft.waveform-audio",
    ]
    guard let type = types[URL.pathExtension.lowercased()] else {
      throw UNError(.attachmentUnrecognizedType)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.type = type
    url = URL
    super.init()
  }
}
