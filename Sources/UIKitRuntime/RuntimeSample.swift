import Foundation

@MainActor protocol RuntimeRinger: AnyObject {
  func ring()
}

protocol RuntimeKind {}

/// A class that ``RuntimeCheck`` finds by name.
@MainActor class RuntimeSample: NSObject, RuntimeRinger, @MainActor _NamedMembers {
  var rings = 0
  var title = "old"

  func ring() { rings += 1 }

  enum Kind: CustomStringConvertible, RuntimeKind {
    case plain
    var description: String { "described" }
  }

  nonisolated static var _namedMembers: [_NamedMember] {
    [
      .method("ring") { (sample: RuntimeSample) in sample.ring() },
      .property("title", { (sample: RuntimeSample) in sample.title }) { $0.title = $1 },
    ]
  }

  final class Inner: RuntimeSample {
    let number = 1
    weak var link: RuntimeSample?
    weak var ringer: (any RuntimeRinger)?
    var end = 2
  }
}
