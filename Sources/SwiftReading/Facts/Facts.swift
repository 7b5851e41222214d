/// What the reader keeps of one file: declarations and what their bodies do, no syntax.
package struct FileFacts: Sendable, Equatable {
  package var imports: [String] = []
  /// The lines of the imports.
  package var importLines: [Int] = []
  package var types: [TypeFacts] = []
  package var functions: [FunctionFacts] = []
  package var lines = 0
  package var codeLines = 0
  /// A generator says that it wrote the file: nothing else is kept.
  package var isGenerated = false
  /// What could not be read, or not as it stands.
  package var problems: [FileProblem] = []
  /// What comments permit.
  package var permissions: [Permission] = []

  package init() {}
}

/// A type or an extension as it stands in one place.
package struct TypeFacts: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package var kind: Kind
  /// With the names of the types around it: `Login.Fetch.Response`.
  package var name: String
  package var inherits: [String] = []
  /// Names of generic parameters, and associated types of protocols, with what they must conform to.
  package var generics: [String: String] = [:]
  /// The generic parameters in their order.
  package var parameters: [String] = []
  package var aliases: [String: String] = [:]
  package var attributes: [String] = []
  package var isPrivate = false
  package var properties: [PropertyFacts] = []
  package var functions: [FunctionFacts] = []
  package var cases: [String] = []
  package var line = 0
  package var endLine = 0
}

package struct PropertyFacts: Sendable, Equatable {
  package enum Ownership: UInt8, Sendable { case strong, weak, unowned }

  package var name: String
  package var type: String?
  package var ownership = Ownership.strong
  package var isStatic = false
  package var isConstant = false
  package var isComputed = false
  package var isLazy = false
  package var isPrivate = false
  package var isSettable = true
  package var hasObserver = false
  package var attributes: [String] = []
  /// What its initial value begins with: `LoginService`, `LoginService.shared`.
  package var initial: String?
  /// Whether `initial` is called, which makes a new object if it names a type.
  package var isInitialCall = false
  package var line = 0

  package init(name: String) {
    self.name = name
  }
}

package struct Parameter: Sendable, Equatable {
  package var label: String
  package var name: String
  package var type: String
  package var initial: String?
}

package struct FunctionFacts: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case function, initializer, deinitializer, subscripting, accessor, observer, value
  }

  package var kind: Kind
  package var name: String
  /// The names of its generic parameters.
  package var generics: [String] = []
  package var parameters: [Parameter] = []
  package var result: String?
  package var isStatic = false
  package var isOverride = false
  package var isPrivate = false
  package var isAsync = false
  package var attributes: [String] = []
  package var line = 0
  package var endLine = 0
  package var body: BodyFacts?
}

package struct BodyFacts: Sendable, Equatable {
  package var cyclomatic = 1
  package var cognitive = 0
  package var lines = 0
  package var statements = 0
  package var tokens = 0
  /// Only hands its parameters on to one call.
  package var isForward = false
  package var uses: [Use] = []
  /// Names bound in the body with the type they are annotated or made with.
  package var locals: [String: String] = [:]
  /// The type made by the first local, where a closure builds a value: `let label = UILabel() …; return label`.
  package var result: String?
}

/// A chain of names in a body: `viewModel.title.bind(to: label)`. Behind an expression in parentheses or brackets it
/// begins with `()`: `(cell as? TrackCell)?.show(track)`.
package struct Use: Sendable, Equatable {
  package var path: [String]
  /// Bit n: the n-th name is called.
  package var calls: UInt32 = 0
  package var line = 0
  package var isWrite = false
  /// Written with `self.` before it, which `path` leaves out.
  package var isOfSelf = false
  package var isOptional = false
  package var isAwaited = false
  /// An operand of `==`, `!=`, `===` or `!==`.
  package var isCompared = false
  /// A closure is passed to it or assigned to it.
  package var takesClosure = false
  /// That closure, or the one it stands in, holds `self` weakly or not at all.
  package var holdsSelfWeakly = false
  package var isInClosure = false
  /// In the `else` of a `guard`: what stands behind it runs only without it.
  package var isInGuard = false
  /// The closures and tasks around it, from 1; 0 is the body itself.
  package var closure = 0
  package var arguments: [Argument] = []
  /// First name of what is assigned.
  package var assigned: String?

  package struct Argument: Sendable, Equatable {
    package var label: String
    /// A chain of names, or a literal in quotes.
    package var value: String
  }

  package func isCall(_ index: Int) -> Bool { index < 32 && calls & (1 << UInt32(index)) != 0 }
  package var isCalled: Bool { calls != 0 }
  package var last: String { path[path.count - 1] }
  package var isLastCalled: Bool { isCall(path.count - 1) }
}
