extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    public static let roundedRect = ButtonType.system
  }

  /// The role of a button in its context.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
