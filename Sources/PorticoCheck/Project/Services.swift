/// The names of types and functions that access the network or store data.
enum Services {
  enum Kind { case network, storage }

  private static let network: Set<String> = [
    "URLSession", "NSURLSession", "NSURLConnection", "Firestore", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionTask", "PFQuery", "NWConnection",
    "MoyaProvider", "AFHTTPSessionManager", "CollectionReference", "StorageReference",
    "DatabaseReference", "AF", "Alamofire",
  ]
  private static let storage: Set<String> = [
    "UserDefaults", "FileManager", "NSPersistentContainer", "NSFetchRequest",
    "NSFetchedResultsController", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSManagedObjectContext",
    "KeychainWrapper", "KeychainSwift", "NSBatchDeleteRequest", "FMDatabase", "FMDatabaseQueue",
    "NSEntityDescription", "NSUbiquitousKeyValueStore", "SecItemAdd", "SecItemCopyMatching",
    "SecItemUpdate", "SecItemDelete",
  ]
  /// Names that several libraries use, with the module in which the name has this meaning.
  private static let ambiguous: [String: (module: String, kind: Kind)] = [
    "SessionManager": ("Alamofire", .network), "Session": ("Alamofire", .network),
    "ApolloClient": ("Apollo", .network), "WebSocket": ("Starscream", .network),
    "Realm": ("RealmSwift", .storage), "Keychain": ("KeychainAccess", .storage),
    "ModelContainer": ("SwiftData", .storage), "ModelContext": ("SwiftData", .storage),
    "Database": ("Firebase", .network), "Auth": ("Firebase", .network),
    "Storage": ("Firebase", .network),
  ]

  static func kind(of name: String, in file: SourceFile) -> Kind? {
    if file.isOwn(name) { return nil }
    if network.contains(name) { return .network }
    if storage.contains(name) { return .storage }
    guard let (module, kind) = ambiguous[name] else { return nil }
    return file.facts.imports.contains { $0.hasPrefix(module) } ? kind : nil
  }

  /// Returns `true` if the code only uses a constant or a nested type of a service:
  /// `UserDefaults.didChangeNotification`, `URLSession.AuthChallengeDisposition.useCredential`.
  static func isConstant(_ use: Use) -> Bool {
    guard use.path.count > 1, !use.isCall(0) else { return false }
    return use.path[1].hasSuffix("Notification") || use.path[1].first?.isUppercase == true
  }
}
