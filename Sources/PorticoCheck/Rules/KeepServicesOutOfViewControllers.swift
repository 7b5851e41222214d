/// A view controller that asks the network itself is tested with a network.
enum KeepServicesOutOfViewControllers: Rule {
  static let summary = "No networking and no storage in a view controller."

  private static let network: Set<String> = [
    "URLSession", "URLRequest", "AF", "Alamofire", "MoyaProvider", "NSURLConnection", "Firestore",
    "Database", "DatabaseReference", "StorageReference", "CollectionReference",
    "URLSessionDataTask", "URLSessionTask", "PFQuery", "NWConnection", "ApolloClient",
    "AFHTTPSessionManager", "SessionManager",
  ]
  private static let storage: Set<String> = [
    "UserDefaults", "FileManager", "NSPersistentContainer", "NSFetchRequest", "Realm",
    "NSFetchedResultsController", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSManagedObjectContext",
    "KeychainWrapper", "PropertyListEncoder", "PropertyListDecoder", "NSBatchDeleteRequest",
    "FMDatabase", "NSEntityDescription",
  ]

  static func findings(in context: RuleContext) -> [Finding] {
    context.types.filter { $0.isViewController && $0.kind == .class }.flatMap { controller in
      var told: Set<String> = []
      var findings: [Finding] = []
      func check(_ name: String, _ file: SourceFile, _ line: Int) {
        let kind = network.contains(name) ? "networking" : storage.contains(name) ? "storage" : nil
        guard let kind, context.project.type(name, from: file) == nil,
          told.insert(kind).inserted
        else { return }
        findings.append(
          finding("\(controller.name) does \(kind) itself (\(name))", Place(file.path, line)))
      }
      for property in controller.properties {
        for name in property.type.names { check(name, property.file, property.facts.line) }
      }
      for function in controller.functions {
        for use in function.facts.body?.uses ?? [] {
          check(use.path[0], function.file, use.line)
          if ["persistentContainer", "viewContext"].contains(where: use.path.contains) {
            check("NSManagedObjectContext", function.file, use.line)
          }
          if use.path[0] == "Data", use.arguments.first?.label == "contentsOf" {
            check("URLSession", function.file, use.line)
          }
        }
      }
      return findings
    }
  }
}
