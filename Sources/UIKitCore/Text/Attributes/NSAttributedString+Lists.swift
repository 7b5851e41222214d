public import Foundation

extension NSAttributedString {
  /// Returns the number of the item of a list at a location, from the list's first number on. Paragraphs in lists within
  /// the list belong to the item before them.
  ///
  /// - Returns: `NSNotFound` if the paragraph at `location` isn't in the list.
  public func itemNumber(in list: NSTextList, at location: Int) -> Int {
    func lists(at place: Int) -> [NSTextList] {
      (attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)?.textLists
        ?? []
    }
    let text = string as NSString
    var paragraph = text.paragraphRange(for: NSRange(location: location, length: 0))
    guard lists(at: paragraph.location).contains(where: { $0 === list }) else { return NSNotFound }
    var count = lists(at: paragraph.location).last === list ? 1 : 0
    while paragraph.location > 0 {
      paragraph = text.paragraphRange(for: NSRange(location: paragraph.location - 1, length: 0))
      let above = lists(at: paragraph.location)
      guard above.contains(where: { $0 === list }) else { break }
      if above.last === list { count += 1 }
    }
    return list.startingItemNumber + max(0, count - 1)
  }
}
