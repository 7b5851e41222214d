/// A view controller that asks the network itself is tested with a network.
enum KeepServicesOutOfViewControllers: Rule {
  static let summary = "No networking and no storage in a view controller."

  private static let network: Set<String> = [
    "URLSession", "NSURLConnection", "Firestore", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionTask", "PFQuery", "NWConnection", "MoyaProvider",
    "AFHTTPSessionManager", "CollectionReference", "StorageReference", "DatabaseReference", "AF",
    "Alamofire",
  ]
  private static let storage: Set<String> = [
    "UserDefaults", "FileManager", "NSPersistentContainer", "NSFetchRequest",
    "NSFetchedResultsController", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSManagedObjectContext",
    "KeychainWrapper", "KeychainSwift", "PropertyListEncoder", "PropertyListDecoder",
    "NSBatchDeleteRequest", "FMDatabase", "FMDatabaseQueue", "NSEntityDescription",
    "NSUbiquitousKeyValueStore", "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate",
    "SecItemDelete",
  ]
  /// Names that many have, and the module that means this one by it.
  private static let ambiguous: [String: (module: String, kind: String)] = [
    "SessionManager": ("Alamofire", "networking"), "Session": ("Alamofire", "networking"),
    "ApolloClient": ("Apollo", "networking"), "WebSocket": ("Starscream", "networking"),
    "Realm": ("RealmSwift", "storage"), "Keychain": ("KeychainAccess", "storage"),
    "ModelContainer": ("SwiftData", "storage"), "ModelContext": ("SwiftData", "storage"),
    "Database": ("Firebase", "networking"), "Auth": ("Firebase", "networking"),
    "Storage": ("Firebase", "networking"),
  ]

  static func findings(in context: RuleContext) -> [Finding] {
    context.types.filter { $0.isViewController && $0.kind == .class }.flatMap { controller in
      var told: Set<String> = []
      var findings: [Finding] = []
      func tell(_ kind: String, _ name: String, _ file: SourceFile, _ line: Int) {
        guard told.insert(kind).inserted else { return }
        findings.append(
          finding("\(controller.name) does \(kind) itself (\(name))", Place(file.path, line)))
      }
      func check(_ name: String, _ file: SourceFile, _ line: Int) {
        guard let kind = kind(of: name, in: file), context.project.type(name, from: file) == nil
        else { return }
        tell(kind, name, file, line)
      }
      for property in controller.properties {
        for name in property.type.names { check(name, property.file, property.facts.line) }
      }
      for function in controller.functions {
        let uses = function.facts.body?.uses ?? []
        let readsFiles = isGivenFiles(function.facts)
        for use in uses {
          // `UserDefaults.didChangeNotification`, `URLSession.AuthChallengeDisposition.useCredential`
          if !isConstant(use) { check(use.path[0], function.file, use.line) }
          if ["persistentContainer", "viewContext"].contains(where: use.path.contains) {
            tell("storage", "NSManagedObjectContext", function.file, use.line)
          }
          if !readsFiles, use.path[0] == "Data", use.arguments.first?.label == "contentsOf" {
            tell("networking", "Data(contentsOf:)", function.file, use.line)
          }
        }
      }
      return findings
    }
  }

  private static func kind(of name: String, in file: SourceFile) -> String? {
    if network.contains(name) { return "networking" }
    if storage.contains(name) { return "storage" }
    guard let (module, kind) = ambiguous[name] else { return nil }
    return file.facts.imports.contains { $0.hasPrefix(module) } ? kind : nil
  }

  private static func isConstant(_ use: Use) -> Bool {
    guard use.path.count > 1, !use.isCall(0) else { return false }
    return use.path[1].hasSuffix("Notification") || use.path[1].first?.isUppercase == true
  }

  /// Resources of the app, and what a picker hands over, are no store of its own.
  private static func isGivenFiles(_ function: FunctionFacts) -> Bool {
    function.name.lowercased().contains("picker")
      || function.body?.uses.contains { $0.path[0] == "Bundle" } ?? false
  }
}
