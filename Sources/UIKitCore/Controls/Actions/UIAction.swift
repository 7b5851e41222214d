public import Foundation

/// The closure of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element, or an action of a control, that calls a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf, @preconcurrency NSCopying
{
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let paste = Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  private let handler: UIActionHandler

  /// - Parameter identifier: The identifier of the action; a new one if `nil`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  open var selectedImage: UIImage?
  public final let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open private(set) var sender: Any?

  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state, handler: handler)
  }
}
