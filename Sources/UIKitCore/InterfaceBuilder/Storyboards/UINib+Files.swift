public import Foundation

extension UINib {
  /// - Parameters:
  ///   - name: The name of the file without its extension. That there is none is noticed when objects
  ///     are made.
  ///   - bundleOrNil: Where the file is; `nil` for the main bundle and, after it, the resource
  ///     bundles beside the program.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
    source = NibFile(.file(name: name, bundle: bundleOrNil))
  }

  /// - Parameter data: The content of a file.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init()
    source = NibFile(.data(data, bundle: bundleOrNil))
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
