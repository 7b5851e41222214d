import UIKitDiagnostics
public import Foundation

/// The objects of an Interface Builder file, to be made again and again.
///
/// Here the file is the `.xib` that Xcode writes, read at run time.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Options of ``UINib/instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary of objects by the identifiers of the placeholders that they stand for.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  final var source: (any NibSource)?

  /// A nib without a file, for subclasses that make objects themselves.
  public override init() {
    super.init()
  }

  /// Makes the objects of the file and connects them. Everything in it that is wrong is a programmer's
  /// error.
  ///
  /// - Parameter ownerOrNil: Stands for the file's owner.
  /// - Returns: The outermost objects, without the owner and other placeholders.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    guard let source else { trap("\(self) was made without a name, so it has no objects.") }
    return source.objects(owner: ownerOrNil as AnyObject?, external: external)
  }

  final var fileName: String { source?.fileName ?? "nib" }
}
