public import Foundation

/// Provides an item as data of several types, from which the receiver chooses.
///
/// Completion handlers are called on other threads.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The reasons for which an item provider fails.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private struct Representation {
    let type: String
    let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var items: [String: LoadHandler] = [:]

  /// The file name for the item.
  open var suggestedName: String?

  public override init() {
    super.init()
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider for an existing item.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let type = typeIdentifier ?? "public.data"
    registerItem(forTypeIdentifier: type) { completion, _, _ in completion?(item, nil) }
    if let object = item as? any NSItemProviderWriting {
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    } else if let data = item as? NSData {
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        $0(data as Data, nil)
        return nil
      }
    }
  }

  /// Creates a provider for the contents of a file; `nil` if the file doesn't exist.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = TypeIdentifiers.identifier(forExtension: fileURL.pathExtension)
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
      return nil
    }
    registerItem(forTypeIdentifier: "public.file-url") { completion, _, _ in
      completion?(fileURL as NSURL, nil)
    }
    registerObject(fileURL as NSURL, visibility: .all)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.representations = lock.withLock { representations }
    copy.items = lock.withLock { items }
    copy.suggestedName = suggestedName
    return copy
  }

  // MARK: Registering

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    lock.withLock {
      representations.removeAll { $0.type == typeIdentifier }
      representations.append(Representation(type: typeIdentifier, load: loadHandler))
    }
  }

  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
      completion in
      loadHandler { url, _, error in
        completion(url.flatMap { try? Data(contentsOf: $0) }, error)
      }
    }
  }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    lock.withLock { items[typeIdentifier] = loadHandler }
  }

  // MARK: Asking

  /// The available types: those of the data representations in registration order, then those of items in
  /// alphabetical order.
  open var registeredTypeIdentifiers: [String] {
    lock.withLock {
      let types = representations.map(\.type)
      return types + items.keys.filter { !types.contains($0) }.sorted()
    }
  }

  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    registeredTypeIdentifiers
  }

  /// Whether a registered type conforms to the given type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifiers.conforms($0, to: typeIdentifier) }
  }

  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(for: aClass) != nil
  }

  private func representation(for aClass: any NSItemProviderReading.Type) -> Representation? {
    for type in aClass.readableTypeIdentifiersForItemProvider {
      if let found = representation(type) { return found }
    }
    return nil
  }

  private func representation(_ type: String) -> Representation? {
    lock.withLock {
      representations.first { $0.type == type }
        ?? representations.first { TypeIdentifiers.conforms($0.type, to: type) }
    }
  }

  private func error(_ code: ErrorCode, _ type: String) -> any Error {
    NSError(
      domain: Self.errorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
  }

  // MARK: Loading

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global().async { [self] in
      guard let found = representation(typeIdentifier) else {
        return completionHandler(nil, error(.itemUnavailableError, typeIdentifier))
      }
      _ = found.load { data, error in
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Loads the data into a temporary file, which is deleted after the handler returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "file"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let file = folder.appendingPathComponent(name)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let found = representation(for: aClass) else {
      let type = aClass.readableTypeIdentifiersForItemProvider.first ?? "\(aClass)"
      return loadDataRepresentation(forTypeIdentifier: type) { _, error in
        completionHandler(nil, error)
      }
    }
    let type = found.type
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads the registered item for a type, or otherwise the data.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    let handler = lock.withLock {
      items[typeIdentifier]
        ?? items.first { TypeIdentifiers.conforms($0.key, to: typeIdentifier) }?.value
    }
    guard let handler else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        completionHandler?(data.map { $0 as NSData }, error)
      }
      return
    }
    nonisolated(unsafe) let (load, given) = (handler, options)
    DispatchQueue.global().async { load(completionHandler, nil, given) }
  }
}

/// The processes that can load a representation. Here there is only one.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// The way in which files are provided.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
