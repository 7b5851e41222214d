public import Foundation

extension _MadeByMetatype where Self: UIStoryboardSegue {
  @_silgen_name("UIKit_made_UIStoryboardSegue_identifier_source_destination") @preconcurrency
  @MainActor public init(
    identifier: String?, source: UIViewController, destination: UIViewController)

  @_silgen_name("UIKit_made_UIStoryboardSegue_identifier_source_destination") @MainActor
  static func made(
    _ identifier: __owned String?, _ source: __owned UIViewController,
    _ destination: __owned UIViewController
  ) -> Self {
    unsafeDowncast(make(identifier, from: source, to: destination), to: self)
  }
}

extension _MadeByMetatype where Self: UIDocument {
  @_silgen_name("UIKit_made_UIDocument_fileURL") public init(fileURL url: URL)

  @_silgen_name("UIKit_made_UIDocument_fileURL") static func made(_ url: __owned URL) -> Self {
    unsafeDowncast(UIDocument.make(self, url), to: self)
  }
}

extension UIDocument {
  @_silgen_name("UIKit_make_UIDocument_fileURL") private convenience init(_ url: URL, _: Void) {
    self.init(fileURL: url)
  }

  @_silgen_name("UIKit_make_UIDocument_fileURL") private class func allocate(_ url: __owned URL)
    -> UIDocument

  fileprivate static func make(_ type: UIDocument.Type, _ url: URL) -> UIDocument {
    type.allocate(url)
  }
}

// The `init()` of these classes is required, so it knows the class itself.
extension _MadeByMetatype where Self: UICollectionViewLayoutAttributes {
  @preconcurrency @MainActor public init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  @preconcurrency @MainActor public init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    represent(elementKind, as: .supplementaryView)
  }

  @preconcurrency @MainActor public init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    represent(decorationViewKind, as: .decorationView)
  }
}
