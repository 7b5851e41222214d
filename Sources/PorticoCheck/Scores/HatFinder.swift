/// Finds the responsibilities of a type, with the lines that show them.
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
  /// Types that only networking code needs.
  private static let networkTypes: Set<String> = [
    "URLComponents", "NWPathMonitor", "HTTPURLResponse",
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
    "UICollectionViewDataSourcePrefetching", "ListAdapterDataSource", "ASTableDataSource",
    "ASTableDelegate", "ASCollectionDataSource", "ASCollectionDelegate",
  ]
  private static let listTypes: Set<String> = [
    "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
    "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot", "ListAdapter",
    "RxTableViewSectionedReloadDataSource", "RxTableViewSectionedAnimatedDataSource",
    "RxCollectionViewSectionedReloadDataSource", "RxCollectionViewSectionedAnimatedDataSource",
  ]
  private static let queries: Set<String> = [
    "filter", "sorted", "sort", "reduce", "flatMap", "compactMap", "shuffled", "removeAll",
  ]

  /// A part of a type that shows one of its responsibilities.
  package struct Evidence {
    package let hat: Hat
    /// The function, or `nil` if a property or a conformance shows the responsibility.
    package let function: ProjectType.Function?
    package let property: ProjectType.Property?
    package let place: Place
  }

  package init() {}

  package func hats(of type: ProjectType) -> [Hat: Place] {
    Dictionary(evidence(in: type).map { ($0.hat, $0.place) }) { first, _ in first }
  }

  /// Returns all evidence of responsibilities: from conformances, then properties, then functions.
  package func evidence(in type: ProjectType) -> [Evidence] {
    var found: [Evidence] = []
    for (file, facts) in type.parts {
      for parent in facts.inherits where Self.listProtocols.contains(parent) && !file.isOwn(parent)
      {
        found.append(
          Evidence(
            hat: .lists, function: nil, property: nil, place: Place(file.path, facts.line)))
      }
    }
    for property in type.properties {
      for name in property.type.names {
        note(name, property.file) { hat in
          found.append(
            Evidence(
              hat: hat, function: nil, property: property,
              place: Place(property.file.path, property.facts.line)))
        }
      }
    }
    for function in type.functions {
      look(at: function, of: type) { hat, line in
        found.append(
          Evidence(
            hat: hat, function: function, property: nil, place: Place(function.file.path, line)))
      }
    }
    return found
  }

  private func look(
    at function: ProjectType.Function, of type: ProjectType, _ wear: (Hat, Int) -> Void
  ) {
    let facts = function.facts
    guard let body = facts.body else { return }
    let first = facts.parameters.first
    if facts.kind == .function,
      first?.type == "UITableView" || first?.type == "UICollectionView"
        || facts.name == "tableView" || facts.name == "collectionView"
    {
      wear(.lists, facts.line)
    }
    if facts.name == "prepare", first?.label == "for", first?.type == "UIStoryboardSegue" {
      wear(.navigation, facts.line)
    }
    var touchesViews = false
    var queries = 0
    // A web view that loads a page displays it, and sends no request itself.
    let loadsPage = body.uses.contains {
      $0.last == "load" && $0.path[0].lowercased().contains("web")
    }
    for use in body.uses {
      if !Services.isConstant(use) { note(use.path[0], function.file) { wear($0, use.line) } }
      if use.path[0] == "URLRequest", !loadsPage, !function.file.isOwn("URLRequest") {
        wear(.network, use.line)
      }
      touchesViews = touchesViews || isOfView(use, function.file)
      look(at: use, function, type) { wear($0, use.line) }
      if use.isLastCalled, Self.queries.contains(use.last), use.path.count > 1,
        use.takesClosure || use.last != "filter"
      {
        queries += 1
      }
    }
    // Several texts with interpolations are chosen by conditions: "3 hours ago", "1 hour ago", "just now".
    let texts = body.uses.filter { $0.isWrite && $0.assigned?.contains("\\(") == true }
    if body.cyclomatic >= 4, texts.count >= 3 { wear(.formatting, texts[0].line) }
    // Decisions and queries that use no view are business logic.
    if facts.kind == .function, !facts.isOverride,
      (!touchesViews && body.cyclomatic >= 3) || (queries > 0 && !touchesViews) || queries > 1
    {
      // A function that makes a text from values is formatting.
      wear(facts.result == "String" && queries == 0 ? .formatting : .businessLogic, facts.line)
    }
  }

  private func isOfView(_ use: Use, _ file: SourceFile) -> Bool {
    if let first = use.path[0].utf8.first, first >= 0x41, first <= 0x5A,
      Vocabulary.isUIKit(use.path[0]), !file.isOwn(use.path[0])
    {
      return true
    }
    return use.path.contains {
      $0.hasSuffix("View") || $0.hasSuffix("Label") || $0.hasSuffix("Button")
        || $0.hasSuffix("TextField") || $0 == "view" || $0.hasSuffix("ViewController")
        || $0 == "navigationItem" || $0.hasSuffix("Cell") || $0 == "cell" || $0 == "present"
    }
  }

  private func look(
    at use: Use, _ function: ProjectType.Function, _ type: ProjectType, _ wear: (Hat) -> Void
  ) {
    let name = use.path[0]
    let last = use.last
    noteSingleton(use, wear)
    if use.isLastCalled {
      let label = use.arguments.first?.label
      if Self.layoutCalls.contains(last) || use.path.contains("snp") { wear(.layout) }
      if navigates(use, function.facts) { wear(.navigation) }
      if last == "dequeueReusableCell" || last == "items" && use.path.contains("rx") {
        wear(.lists)
      }
      if name == "String", label == "format" || label == "describing" { wear(.formatting) }
      if last == "formatted", use.path.count > 1 { wear(.formatting) }
      if name == "Data", label == "contentsOf", !function.file.isOwn(name) { wear(.network) }
      if last == "write", label == "to" || label == "toFile" { wear(.storage) }
      if ["persistentContainer", "viewContext", "managedObjectContext", "moc"]
        .contains(where: use.path.contains)
      {
        wear(.storage)
      }
    }
    if use.isWrite, last == "isActive" || last == "frame" || last == "cornerRadius" {
      wear(.layout)
    }
    if last.hasSuffix("Anchor") { wear(.layout) }
    if use.isWrite, last == "dateFormat" { wear(.formatting) }
    if ["NSPredicate", "NSRegularExpression", "Regex"].contains(name), !function.file.isOwn(name) {
      wear(.businessLogic)
    }
  }

  private static let singletons: Set<String> = [
    "shared", "sharedInstance", "instance", "default", "standard", "current", "sharedManager",
  ]
  private static let networkWords: Set<String> = [
    "API", "Api", "Client", "Network", "Networking", "Communication", "HTTP", "Http", "Rest",
    "Server", "Request", "Requests", "Webservice", "Backend", "Firebase",
  ]
  private static let storageWords: Set<String> = [
    "Database", "DB", "Storage", "Persistence", "Keychain", "Defaults", "Cache", "Realm", "Archive",
  ]

  /// Notes the responsibility of a singleton: `APIClient.shared.orders { … }` is networking, whoever sends the
  /// request. The last word of the name says the most: a `ServerTrustCache` is storage.
  private func noteSingleton(_ use: Use, _ wear: (Hat) -> Void) {
    guard use.path.count > 1, Self.singletons.contains(use.path[1]),
      let first = use.path[0].utf8.first, (0x41...0x5A).contains(first)
    else { return }
    let words = Naming.words(use.path[0])
    for word in words.reversed() {
      if Self.networkWords.contains(word) { return wear(.network) }
      if Self.storageWords.contains(word) { return wear(.storage) }
    }
    if Set(words).isSuperset(of: ["Core", "Data"]) { wear(.storage) }
  }

  private func note(_ name: String, _ file: SourceFile, _ wear: (Hat) -> Void) {
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A, !file.isOwn(name) else {
      return
    }
    if Self.layoutTypes.contains(name) { wear(.layout) }
    if Self.listTypes.contains(name) { wear(.lists) }
    if Self.networkTypes.contains(name) { wear(.network) }
    switch Services.kind(of: name, in: file) {
    case .network: wear(.network)
    case .storage: wear(.storage)
    case nil: break
    }
    if Self.formattingTypes.contains(name) { wear(.formatting) }
    if Self.serviceTypes.contains(name) { wear(.systemServices) }
  }

  /// Returns `true` if a call navigates. Creating the own screen from a storyboard and turning pages don't count.
  private func navigates(_ use: Use, _ function: FunctionFacts) -> Bool {
    guard Self.navigationCalls.contains(use.last) else {
      return function.body.map { presentsScreen(use, $0) } ?? false
    }
    return !(function.isStatic && use.last.hasPrefix("instantiate"))
      && !use.arguments.contains { $0.label == "direction" }
  }

  /// Returns `true` if a call presents a screen. Alerts aren't screens.
  private func presentsScreen(_ use: Use, _ body: BodyFacts) -> Bool {
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
