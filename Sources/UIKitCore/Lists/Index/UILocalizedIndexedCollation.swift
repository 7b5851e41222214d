public import Foundation

/// Sorts objects into the sections of an index: one for each letter, and one for everything else.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  public class func current() -> Self { unsafeDowncast(shared, to: self) }

  open private(set) var sectionTitles =
    (UnicodeScalar("A").value...UnicodeScalar("Z").value).compactMap(UnicodeScalar.init)
    .map(String.init) + ["#"]

  open var sectionIndexTitles: [String] { sectionTitles }

  /// - Parameter indexTitleIndex: The position of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// - Parameter selector: The method or property that returns an object's name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let letter = Self.text(of: object, selector).prefix(1)
      .folding(options: [.diacriticInsensitive, .widthInsensitive], locale: .current).uppercased()
    return sectionTitles.firstIndex(of: letter) ?? sectionTitles.count - 1
  }

  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { ($0, Self.text(of: $0, selector)) }
      .sorted { $0.1.localizedStandardCompare($1.1) == .orderedAscending }.map(\.0)
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let object = object as AnyObject
    let type: AnyClass = Swift.type(of: object)
    let value =
      NamedMembers.method(selector, of: type)?.call?(object, [])
      ?? NamedMembers.property(selector.description, of: type)?.get?(object)
    return value as? String ?? "\(object)"
  }
}
