/// The jobs a view controller can take on itself.
package enum Hat: String, Sendable, CaseIterable {
  case layout, lists, navigation, network, storage, formatting
  case systemServices = "system services"
  case businessLogic = "business logic"
}

/// Finds which hats a type wears, each with the line that shows it.
package struct HatFinder {
  private static let layoutCalls: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "makeConstraints", "updateConstraints",
    "remakeConstraints", "addConstraint", "addConstraints", "autoPinEdgesToSuperviewEdges",
    "sizeToFit", "pin", "constrain", "addSublayer", "addLayoutGuide",
  ]
  private static let layoutTypes: Set<String> = [
    "NSLayoutConstraint", "UIStackView", "CAGradientLayer", "CAShapeLayer", "CALayer",
    "UIBezierPath", "CABasicAnimation", "CAKeyframeAnimation",
  ]
  private static let navigationCalls: Set<String> = [
    "pushViewController", "performSegue", "popViewController", "popToRootViewController",
    "popToViewController", "instantiateViewController", "instantiateInitialViewController",
    "setViewControllers", "showDetailViewController",
  ]
  private static let networkTypes: Set<String> = [
    "URLSession", "URLRequest", "AF", "Alamofire", "MoyaProvider", "SessionManager",
    "URLComponents",
    "NSURLSession", "NSURLConnection", "Firestore", "Database", "WebSocket", "NWConnection",
    "ApolloClient", "AFHTTPSessionManager", "NWPathMonitor", "PFQuery", "HTTPURLResponse",
  ]
  private static let storageTypes: Set<String> = [
    "UserDefaults", "FileManager", "NSPersistentContainer", "NSFetchRequest", "Realm",
    "NSFetchedResultsController", "NSKeyedArchiver", "NSKeyedUnarchiver", "KeychainWrapper",
    "Keychain", "NSEntityDescription", "NSManagedObjectContext", "PropertyListEncoder",
    "PropertyListDecoder", "ModelContainer", "NSUbiquitousKeyValueStore", "FMDatabase",
  ]
  private static let formattingTypes: Set<String> = [
    "DateFormatter", "NumberFormatter", "MeasurementFormatter", "ISO8601DateFormatter",
    "ByteCountFormatter", "DateComponentsFormatter", "RelativeDateTimeFormatter",
    "PersonNameComponentsFormatter", "NSMutableAttributedString", "NSAttributedString",
    "AttributedString", "LengthFormatter",
  ]
  private static let serviceTypes: Set<String> = [
    "CLLocationManager", "AVCaptureSession", "AVCaptureDevice", "AVAudioSession", "AVAudioPlayer",
    "AVPlayer", "AVAudioRecorder", "UNUserNotificationCenter", "CMMotionManager", "CMPedometer",
    "PHPhotoLibrary", "PHAsset", "PHImageManager", "LAContext", "CBCentralManager",
    "HKHealthStore", "SKPaymentQueue", "EKEventStore", "ARSession", "CNContactStore",
    "SFSpeechRecognizer", "AVSpeechSynthesizer", "Timer", "CLGeocoder", "NFCNDEFReaderSession",
    "MKLocalSearch", "CIDetector", "VNImageRequestHandler", "GIDSignIn", "Auth",
    "SKStoreReviewController", "MKDirections", "UIPasteboard", "CADisplayLink",
    "MFMailComposeViewController", "UIImagePickerController",
  ]
  private static let listProtocols: Set<String> = [
    "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UIPickerViewDataSource",
    "UIPickerViewDelegate", "UITableViewDataSourcePrefetching", "NSTableViewDataSource",
  ]
  private static let queries: Set<String> = [
    "filter", "sorted", "sort", "reduce", "flatMap", "compactMap", "shuffled", "removeAll",
  ]

  package init() {}

  package func hats(of type: ProjectType) -> [Hat: Place] {
    var hats: [Hat: Place] = [:]
    func wear(_ hat: Hat, _ file: SourceFile, _ line: Int) {
      if hats[hat] == nil { hats[hat] = Place(file.path, line) }
    }
    for (file, facts) in type.parts {
      for parent in facts.inherits where Self.listProtocols.contains(parent) {
        wear(.lists, file, facts.line)
      }
    }
    for property in type.properties {
      for name in property.type.names {
        note(name, property.file, property.facts.line, wear)
      }
    }
    for function in type.functions {
      let facts = function.facts
      guard let body = facts.body else { continue }
      let first = facts.parameters.first
      if facts.kind == .function,
        first?.type == "UITableView" || first?.type == "UICollectionView"
          || facts.name == "tableView" || facts.name == "collectionView"
      {
        wear(.lists, function.file, facts.line)
      }
      if facts.name == "prepare", first?.label == "for", first?.type == "UIStoryboardSegue" {
        wear(.navigation, function.file, facts.line)
      }
      var touchesViews = false
      var queries = 0
      for use in body.uses {
        let name = use.path[0]
        note(name, function.file, use.line, wear)
        if let first = name.utf8.first, first >= 0x41, first <= 0x5A, Vocabulary.isUIKit(name) {
          touchesViews = true
        }
        if use.path.contains(where: {
          $0.hasSuffix("View") || $0.hasSuffix("Label") || $0.hasSuffix("Button")
            || $0.hasSuffix("TextField") || $0 == "view" || $0.hasSuffix("ViewController")
            || $0 == "navigationItem" || $0.hasSuffix("Cell") || $0 == "cell" || $0 == "present"
        }) {
          touchesViews = true
        }
        let last = use.last
        if use.isLastCalled {
          if Self.layoutCalls.contains(last) || use.path.contains("snp") {
            wear(.layout, function.file, use.line)
          }
          if Self.navigationCalls.contains(last) || presentsScreen(use, body, type, function.file) {
            wear(.navigation, function.file, use.line)
          }
          if Self.queries.contains(last), use.takesClosure || last != "filter", use.path.count > 1 {
            queries += 1
          }
          if name == "String",
            use.arguments.first?.label == "format" || use.arguments.first?.label == "describing"
          {
            wear(.formatting, function.file, use.line)
          }
          if last == "formatted", use.path.count > 1 { wear(.formatting, function.file, use.line) }
          if name == "Data", use.arguments.first?.label == "contentsOf" {
            wear(.network, function.file, use.line)
          }
          if last == "write",
            use.arguments.first?.label == "to" || use.arguments.first?.label == "toFile"
          {
            wear(.storage, function.file, use.line)
          }
          if ["persistentContainer", "viewContext", "managedObjectContext", "moc"]
            .contains(where: use.path.contains)
          {
            wear(.storage, function.file, use.line)
          }
        }
        if use.isWrite, last == "isActive" || last == "frame" || last == "cornerRadius" {
          wear(.layout, function.file, use.line)
        }
        if last.hasSuffix("Anchor") { wear(.layout, function.file, use.line) }
        if use.isWrite, last == "dateFormat" { wear(.formatting, function.file, use.line) }
        if name == "NSPredicate" || name == "NSRegularExpression" || name == "Regex" {
          wear(.businessLogic, function.file, use.line)
        }
      }
      // Decisions and queries over data that touch no view are not the view's.
      if facts.kind == .function, !facts.isOverride,
        (!touchesViews && body.cyclomatic >= 3) || (queries > 0 && !touchesViews)
          || (queries > 1)
      {
        wear(.businessLogic, function.file, facts.line)
      }
    }
    return hats
  }

  private func note(
    _ name: String, _ file: SourceFile, _ line: Int, _ wear: (Hat, SourceFile, Int) -> Void
  ) {
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A else { return }
    if Self.layoutTypes.contains(name) { wear(.layout, file, line) }
    if Self.networkTypes.contains(name) { wear(.network, file, line) }
    if Self.storageTypes.contains(name) { wear(.storage, file, line) }
    if Self.formattingTypes.contains(name) { wear(.formatting, file, line) }
    if Self.serviceTypes.contains(name) { wear(.systemServices, file, line) }
  }

  /// Alerts are shown, not gone to.
  private func presentsScreen(
    _ use: Use, _ body: BodyFacts, _ type: ProjectType, _ file: SourceFile
  ) -> Bool {
    guard use.last == "present" || use.last == "show",
      use.path.count == 1
        || (use.path.count == 2
          && ["navigationController", "self", "tabBarController"].contains(use.path[0])),
      let argument = use.arguments.first, argument.label.isEmpty,
      use.arguments.contains(where: { $0.label == "animated" || $0.label == "sender" })
    else { return false }
    let value = argument.value
    let made = body.locals[value] ?? value
    return
      !(made.hasPrefix("UIAlert") || value.lowercased().contains("alert")
      || value.lowercased().contains("actionsheet") || made.hasPrefix("UIActivityView"))
  }
}
