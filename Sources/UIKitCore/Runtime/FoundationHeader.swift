/// The memory at the start of an object that Foundation on Linux interprets as the number of one of its own
/// types.
///
/// Foundation compares the attributes of adjacent parts of attributed strings this way, and halts at an object
/// that begins with zeros, as instances of plain subclasses of `NSObject` can. Therefore the classes of
/// attributes have this as their first property.
package struct FoundationHeader: Hashable, Sendable {
  private var word: UInt = 0x180
}
