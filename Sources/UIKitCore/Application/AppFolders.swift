public import Foundation

/// The folders of a program, like those of an app on a phone, in the place where the user keeps the data of
/// programs.
package struct AppFolders {
  /// The folder that contains the app's other folders.
  package let home: URL
  private let caches: URL

  /// The folders of this program.
  package static let own = AppFolders(
    of: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingPathExtension().lastPathComponent,
    in: ProcessInfo.processInfo.environment)

  package init(of program: String, in environment: [String: String]) {
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
    func base(_ variable: String, _ usual: String) -> URL {
      // According to the XDG Base Directory Specification, relative paths are ignored.
      let path = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (path.map { URL(fileURLWithPath: $0) } ?? home.appendingPathComponent(usual))
        .appendingPathComponent("Portico/\(program)", isDirectory: true)
    }
    self.home = base("XDG_DATA_HOME", ".local/share")
    caches = base("XDG_CACHE_HOME", ".cache")
  }

  /// Returns a folder, or `nil` if it isn't one of an app. Creates it if it always exists on a phone, or if
  /// requested.
  package func url(for directory: FileManager.SearchPathDirectory, create: Bool = false) -> URL? {
    guard let (url, isAlwaysThere) = place(of: directory) else { return nil }
    if isAlwaysThere || create {
      try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    return url
  }

  private func place(
    of directory: FileManager.SearchPathDirectory
  ) -> (URL, isAlwaysThere: Bool)? {
    func folder(_ path: String) -> URL { home.appendingPathComponent(path, isDirectory: true) }
    switch directory {
    case .documentDirectory: return (folder("Documents"), true)
    case .libraryDirectory: return (folder("Library"), true)
    case .cachesDirectory: return (caches, true)
    case .applicationSupportDirectory: return (folder("Library/Application Support"), false)
    case .downloadsDirectory: return (folder("Downloads"), false)
    case .desktopDirectory: return (folder("Desktop"), false)
    case .moviesDirectory: return (folder("Movies"), false)
    case .musicDirectory: return (folder("Music"), false)
    case .picturesDirectory: return (folder("Pictures"), false)
    case .sharedPublicDirectory: return (folder("Public"), false)
    default: return nil
    }
  }
}

// MARK: Replacements of Foundation's methods in translated sources

/// Replaces `FileManager.urls(for:in:)`.
public func _urls(
  for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask,
  of manager: FileManager
) -> [URL] {
  guard type(of: manager) == FileManager.self, domainMask.contains(.userDomainMask),
    let url = AppFolders.own.url(for: directory)
  else { return manager.urls(for: directory, in: domainMask) }
  return [url]
}

/// Replaces `FileManager.url(for:in:appropriateFor:create:)`.
public func _url(
  for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
  appropriateFor reference: URL?, create: Bool, of manager: FileManager
) throws -> URL {
  guard type(of: manager) == FileManager.self, domain == .userDomainMask,
    let url = AppFolders.own.url(for: directory, create: create)
  else {
    return try manager.url(
      for: directory, in: domain, appropriateFor: reference, create: create)
  }
  return url
}

/// Replaces `NSHomeDirectory()` and `URL.homeDirectory`.
public func _homeDirectory() -> URL {
  // Apps append the names of these folders.
  for directory in [FileManager.SearchPathDirectory.documentDirectory, .libraryDirectory] {
    _ = AppFolders.own.url(for: directory)
  }
  return AppFolders.own.home
}
