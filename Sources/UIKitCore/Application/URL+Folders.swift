public import Foundation

/// The app's folders, which Foundation defines only on other systems.
extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// Creates the URL of a folder, and creates the folder if requested.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try _url(
      for: directory, in: domain, appropriateFor: url, create: shouldCreate, of: .default)
  }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    AppFolders.own.url(for: directory) ?? AppFolders.own.home
  }
}
