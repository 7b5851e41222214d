public import Foundation

/// An object that an item provider can convert to data.
public protocol NSItemProviderWriting: AnyObject {
  /// The types of data to which the object can be converted, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Converts the object, and passes the data or an error to the completion handler.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// An object that can be created from the data of an item provider.
public protocol NSItemProviderReading: AnyObject {
  /// The types of data from which the object can be created, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
