/// What is known of uniform type identifiers.
enum TypeIdentifiers {
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
    "public.rtf": ["public.text"], "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
    "public.comma-separated-values-text": ["public.plain-text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"], "public.url": ["public.data"],
    "public.png": ["public.image"], "public.jpeg": ["public.image"],
    "public.heic": ["public.image"], "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"], "org.webmproject.webp": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "public.movie": ["public.audiovisual-content"], "public.mp3": ["public.audio"],
    "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.zip-archive": ["public.archive"], "public.archive": ["public.data"],
    "public.folder": ["public.directory"], "public.directory": ["public.item"],
    "public.data": ["public.item"],
  ]

  private static let extensions: [String: String] = [
    "txt": "public.plain-text", "html": "public.html", "htm": "public.html", "xml": "public.xml",
    "json": "public.json", "rtf": "public.rtf", "swift": "public.swift-source",
    "csv": "public.comma-separated-values-text", "png": "public.png", "jpg": "public.jpeg",
    "jpeg": "public.jpeg", "heic": "public.heic", "gif": "com.compuserve.gif",
    "webp": "org.webmproject.webp", "tiff": "public.tiff", "mp4": "public.mpeg-4",
    "mov": "com.apple.quicktime-movie", "mp3": "public.mp3", "pdf": "com.adobe.pdf",
    "zip": "public.zip-archive",
  ]

  static func identifier(forExtension name: String) -> String {
    extensions[name.lowercased()] ?? "public.data"
  }

  /// Whether a type is another or a kind of it.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
  }
}
