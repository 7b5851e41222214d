import Foundation

/// Copies a text, link, image or color.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || $0 is UIColor }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems
  }

  override func perform() {
    let pasteboard = UIPasteboard.general
    if let text = items.lazy.compactMap({ $0 as? String }).first {
      pasteboard.string = text
    } else if let url = items.lazy.compactMap({ $0 as? URL }).first {
      pasteboard.url = url
    } else if let image = items.lazy.compactMap({ $0 as? UIImage }).first {
      pasteboard.image = image
    } else if let color = items.lazy.compactMap({ $0 as? UIColor }).first {
      pasteboard.color = color
    }
    activityDidFinish(true)
  }
}
