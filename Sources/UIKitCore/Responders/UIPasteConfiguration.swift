public import Foundation

/// The types of data that an object accepts when it is pasted or dropped.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSSecureCoding, @preconcurrency NSCopying
{
  /// Uniform type identifiers in the order in which they were added. Data of a type that conforms to one of
  /// them is accepted too.
  open var acceptableTypeIdentifiers: [String] = []

  /// A configuration that accepts nothing yet.
  public override init() {
    super.init()
  }

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Accepts the types from which objects of the class can be created.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Accepts the types from which strings or URLs can be created.
  public convenience init<T: _ItemProviderValue>(forAccepting type: T.Type) {
    self.init(forAccepting: type._itemProviderClass)
  }

  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  public final func addTypeIdentifiers<T: _ItemProviderValue>(forAccepting type: T.Type) {
    addTypeIdentifiers(forAccepting: type._itemProviderClass)
  }

  final func accepts(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in
      acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }

  // MARK: Copying and coding

  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    let key = "UIPasteConfigurationAcceptableTypeIdentifiers"
    acceptableTypeIdentifiers =
      coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? [String] ?? [] : []
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(
      acceptableTypeIdentifiers, forKey: "UIPasteConfigurationAcceptableTypeIdentifiers")
  }
}
