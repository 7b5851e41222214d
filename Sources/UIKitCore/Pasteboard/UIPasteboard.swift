public import Foundation

/// Data that is copied and pasted within the app.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionsExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionsLocalOnly")
  }

  /// The contents of a pasteboard, which several objects can share.
  private final class Storage {
    let name: Name
    var contents: [Any] = []
    var changeCount = 0

    init(_ name: Name) {
      self.name = name
    }
  }

  private static var storages: [Name: Storage] = [:]
  private static let onlyPasteboard = UIPasteboard(storage(.general))

  open class var general: UIPasteboard { onlyPasteboard }

  private static func storage(_ name: Name) -> Storage {
    if let known = storages[name] { return known }
    let storage = Storage(name)
    storages[name] = storage
    return storage
  }

  /// Returns the pasteboard with a name. If there is none, creates it if `create` is `true`; otherwise returns
  /// `nil`.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || pasteboardName == .general || Self.storages[pasteboardName] != nil else {
      return nil
    }
    self.init(Self.storage(pasteboardName))
  }

  /// Creates a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(storage(Name(rawValue: UUID().uuidString)))
  }

  open class func remove(withName pasteboardName: Name) {
    guard let removed = storages.removeValue(forKey: pasteboardName) else { return }
    NotificationCenter.default.post(
      name: removedNotification, object: UIPasteboard(removed))
  }

  private let storage: Storage

  private init(_ storage: Storage) {
    self.storage = storage
    super.init()
  }

  open var name: Name { storage.name }
  open var changeCount: Int { storage.changeCount }

  private var contents: [Any] { storage.contents }

  /// The items, each of which is stored under the name of its type.
  open var items: [[String: Any]] {
    get { contents.map { [type(of: $0): $0] } }
    set { set(newValue.flatMap(\.values)) }
  }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  open func addItems(_ items: [[String: Any]]) {
    set(contents + items.flatMap(\.values))
  }

  /// The item providers for the contents.
  open var itemProviders: [NSItemProvider] {
    contents.compactMap { content in
      switch content {
      case let text as String: NSItemProvider(object: text as NSString)
      case let url as URL: NSItemProvider(object: url as NSURL)
      case let object as any NSItemProviderWriting: NSItemProvider(object: object)
      case let data as Data:
        NSItemProvider(item: data as NSData, typeIdentifier: type(of: content))
      default: nil
      }
    }
  }

  /// The type names of the first item.
  open var types: [String] { contents.first.map { [type(of: $0)] } ?? [] }

  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains(where: pasteboardTypes.contains)
  }

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.first { type(of: $0) == pasteboardType }
  }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    set([value])
  }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let image as UIImage: image.pngData()
    default: contents.first { $0 is Data } as? Data
    }
  }

  /// Returns the values of a type in the items at the given indexes, or in all items.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    let found = contents.indices
      .filter { itemSet?.contains($0) ?? true && type(of: contents[$0]) == pasteboardType }
      .map { contents[$0] }
    return found.isEmpty ? nil : found
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    let text = pasteboardType.contains("text") ? String(data: data, encoding: .utf8) : nil
    set([text ?? data])
  }

  private func type(of item: Any) -> String {
    switch item {
    case is String: "public.utf8-plain-text"
    case is URL: "public.url"
    case is UIImage: "public.png"
    case is UIColor: "com.apple.uikit.color"
    default: "public.data"
    }
  }

  open var string: String? {
    get { contents.first as? String }
    set { set(newValue.map { [$0] } ?? []) }
  }

  open var strings: [String]? {
    get { contents.isEmpty ? nil : contents.compactMap { $0 as? String } }
    set { set(newValue ?? []) }
  }

  open var url: URL? {
    get { contents.first as? URL ?? string.flatMap(URL.init(string:)) }
    set { set(newValue.map { [$0] } ?? []) }
  }

  open var urls: [URL]? {
    get { contents.isEmpty ? nil : contents.compactMap { $0 as? URL } }
    set { set(newValue ?? []) }
  }

  open var images: [UIImage]? {
    get { contents.isEmpty ? nil : contents.compactMap { $0 as? UIImage } }
    set { set(newValue ?? []) }
  }

  open var image: UIImage? {
    get { contents.first as? UIImage }
    set { set(newValue.map { [$0] } ?? []) }
  }

  open var color: UIColor? {
    get { contents.first as? UIColor }
    set { set(newValue.map { [$0] } ?? []) }
  }

  open var colors: [UIColor]? {
    get { contents.isEmpty ? nil : contents.compactMap { $0 as? UIColor } }
    set { set(newValue ?? []) }
  }

  open func setObjects(_ objects: [any NSItemProviderWriting]) { set(objects) }

  open var hasStrings: Bool { contents.contains { $0 is String } }
  open var hasURLs: Bool { contents.contains { $0 is URL } }
  open var hasImages: Bool { contents.contains { $0 is UIImage } }
  open var hasColors: Bool { contents.contains { $0 is UIColor } }
  open var numberOfItems: Int { contents.count }

  private func set(_ items: [Any]) {
    storage.contents = items
    storage.changeCount += 1
    if name == .general, let text = string ?? url?.absoluteString {
      (self as any CopiesToDisplay).copyToDisplay(text)
    }
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }
}
