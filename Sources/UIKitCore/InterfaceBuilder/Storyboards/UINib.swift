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

  private enum Source {
    case file(name: String, bundle: Bundle?)
    case data(Data, bundle: Bundle?)
  }

  private var source = Source.file(name: "", bundle: nil)
  private var document: InterfaceDocument?

  /// A nib without a file, for subclasses that make objects themselves.
  public override init() {
    super.init()
  }

  private convenience init(_ source: Source) {
    self.init()
    self.source = source
  }

  /// - Parameters:
  ///   - name: The name of the file without its extension. That there is none is noticed when objects
  ///     are made.
  ///   - bundleOrNil: Where the file is; `nil` for the main bundle and, after it, the resource
  ///     bundles beside the program.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(.file(name: name, bundle: bundleOrNil))
  }

  /// - Parameter data: The content of a file.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(.data(data, bundle: bundleOrNil))
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
    return NibInstance(loadedDocument, owner: ownerOrNil as AnyObject?, external: external).objects
  }

  /// Makes a cell or another view of a list.
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
  /// Makes the objects of a nib of this bundle.
  ///
  /// - Parameter name: The name of the file without its extension.
  @discardableResult @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
