public import Foundation

/// Data that is copied and pasted, within the app.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  private static let onlyPasteboard = UIPasteboard()

  open class var general: UIPasteboard { onlyPasteboard }

  private var items: [Any] = []
  open private(set) var changeCount = 0

  open var string: String? {
    get { items.first as? String }
    set { set(newValue.map { [$0] } ?? []) }
  }

  open var strings: [String]? {
    get { items.isEmpty ? nil : items.compactMap { $0 as? String } }
    set { set(newValue ?? []) }
  }

  open var url: URL? {
    get { items.first as? URL ?? string.flatMap(URL.init(string:)) }
    set { set(newValue.map { [$0] } ?? []) }
  }

  open var image: UIImage? {
    get { items.first as? UIImage }
    set { set(newValue.map { [$0] } ?? []) }
  }

  open var color: UIColor? {
    get { items.first as? UIColor }
    set { set(newValue.map { [$0] } ?? []) }
  }

  open var hasStrings: Bool { items.contains { $0 is String } }
  open var hasURLs: Bool { items.contains { $0 is URL } }
  open var hasImages: Bool { items.contains { $0 is UIImage } }
  open var hasColors: Bool { items.contains { $0 is UIColor } }
  open var numberOfItems: Int { items.count }

  private func set(_ items: [Any]) {
    self.items = items
    changeCount += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }
}
