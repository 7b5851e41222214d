public import Foundation

/// A value type with a corresponding class that item providers support.
public protocol _ItemProviderValue: Sendable {
  static var _itemProviderClass: any NSItemProviderReading.Type { get }
  init?(_itemProviderObject object: any NSItemProviderReading)
}

extension String: _ItemProviderValue {
  public static var _itemProviderClass: any NSItemProviderReading.Type { NSString.self }

  public init?(_itemProviderObject object: any NSItemProviderReading) {
    guard let text = object as? NSString else { return nil }
    self = text.description
  }
}

extension URL: _ItemProviderValue {
  public static var _itemProviderClass: any NSItemProviderReading.Type { NSURL.self }

  public init?(_itemProviderObject object: any NSItemProviderReading) {
    guard let url = object as? NSURL else { return nil }
    self = url as URL
  }
}

extension NSItemProvider {
  public func canLoadObject<T: _ItemProviderValue>(ofClass type: T.Type) -> Bool {
    canLoadObject(ofClass: type._itemProviderClass)
  }

  /// Loads a string or URL.
  @discardableResult
  public func loadObject<T: _ItemProviderValue>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: type._itemProviderClass) { object, error in
      completionHandler(object.flatMap { T(_itemProviderObject: $0) }, error)
    }
  }
}
