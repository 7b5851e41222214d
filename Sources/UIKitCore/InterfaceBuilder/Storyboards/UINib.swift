import UIKitDiagnostics
public import Foundation

/// An Interface Builder file whose objects can be created repeatedly.
///
/// The file is the `.xib` that Xcode writes. It's read at run time.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Options of ``UINib/instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary with the objects for placeholders, by the identifiers of these.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case file(name: String, bundle: Bundle?)
    case data(Data, bundle: Bundle?)
  }

  private var source = Source.file(name: "", bundle: nil)
  private var document: InterfaceDocument?

  /// Creates a nib without a file, for subclasses that create objects themselves.
  public override init() {
    super.init()
  }

  private convenience init(_ source: Source) {
    self.init()
    self.source = source
  }

  /// - Parameters:
  ///   - name: The name of the file without its extension. A missing file is reported when objects are created.
  ///   - bundleOrNil: The bundle of the file; `nil` for the main bundle and, after it, the resource bundles
  ///     next to the executable.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(.file(name: name, bundle: bundleOrNil))
  }

  /// - Parameter data: The content of a file.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(.data(data, bundle: bundleOrNil))
  }

  /// Creates and connects the objects of the file. Traps if the file contains an error.
  ///
  /// - Parameter ownerOrNil: The file's owner.
  /// - Returns: The top-level objects, without the owner and other placeholders.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return NibInstance(loadedDocument, owner: ownerOrNil as AnyObject?, external: external).objects
  }

  /// Creates a cell or another view of a list.
  package final func makeCell<Cell: UIView & InterfaceReusable>(
    _ type: Cell.Type, for identifier: String
  ) -> Cell {
    let objects = instantiate(withOwner: nil)
    guard let cell = objects.first as? Cell, objects.count == 1 else {
      trap(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
          + "object which must be a \(type) instance. The objects of \(loadedDocument.fileName): "
          + "\(objects.map { String(reflecting: Swift.type(of: $0)) }.joined(separator: ", "))")
    }
    let own = cell.reuseIdentifier ?? ""
    guard own.isEmpty || own == identifier else {
      trap(
        "cell reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
          + "(\(identifier)) of \(loadedDocument.fileName)")
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  package final var loadedDocument: InterfaceDocument {
    if let document { return document }
    let document: InterfaceDocument
    switch source {
    case .file(let name, let bundle):
      guard let file = InterfaceFiles.find(name, "xib", in: bundle) else {
        trap(
          "Could not load NIB in bundle: '\(InterfaceFiles.description(of: bundle))' with name "
            + "'\(name)'. \(MissingResource(name, [".xib"], in: bundle).advice)")
      }
      document = InterfaceFiles.document(of: file)
    case .data(let data, let bundle):
      do {
        document = try InterfaceDocument(
          data: data, fileName: "nib", bundle: bundle ?? .main)
      } catch {
        trap("\(error)")
      }
    }
    self.document = document
    return document
  }
}

extension Bundle {
  /// Creates the objects of a nib in this bundle.
  ///
  /// - Parameter name: The name of the file without its extension.
  @discardableResult @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
