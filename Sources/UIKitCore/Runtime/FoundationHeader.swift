/// What Foundation on Linux takes the beginning of every object for: the number of a type of its own.
///
/// It compares the attributes of attributed strings where they meet, and halts at objects that begin with
/// zeros, as those of plain subclasses of `NSObject` may. So classes of attributes begin with this.
package struct FoundationHeader: Hashable, Sendable {
  private var word: UInt = 0x180
}
