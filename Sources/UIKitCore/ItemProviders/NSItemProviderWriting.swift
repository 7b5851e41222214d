public import Foundation

/// An object that an item provider hands to others as data.
public protocol NSItemProviderWriting: AnyObject {
  /// What data the object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object, and hands over the data or why there is none.
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

/// An object that can be made from what an item provider hands over.
public protocol NSItemProviderReading: AnyObject {
  /// What data the object can be read from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
