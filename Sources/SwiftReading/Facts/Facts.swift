/// The contents of a file: the declarations and the actions of their bodies, without the syntax.
package struct FileFacts: Sendable, Equatable {
  package var imports: [String] = []
  /// The lines of the imports.
  package var importLines: [Int] = []
  package var types: [TypeFacts] = []
  package var functions: [FunctionFacts] = []
  package var lines = 0
  package var codeLines = 0
  /// A Boolean value that indicates whether a generator wrote the file. Nothing else is kept then.
  package var isGenerated = false
  /// The parts of the file that couldn't be read, or not completely.
  package var problems: [FileProblem] = []
  /// The findings that comments permit.
  package var permissions: [Permission] = []

  package init() {}
}

/// A declaration of a type, or an extension.
package struct TypeFacts: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package var kind: Kind
  /// The name with the names of the outer types, such as `Login.Fetch.Response`.
  package var name: String
  package var inherits: [String] = []
  /// The names of generic parameters, and of a protocol's associated types, with their constraints.
  package var generics: [String: String] = [:]
  /// The generic parameters, in their order.
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
  /// The beginning of the initial value, such as `LoginService` or `LoginService.shared`.
  package var initial: String?
  /// A Boolean value that indicates whether `initial` is called. If it's a type, the call creates an object.
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
  /// The names of the generic parameters.
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
  /// A Boolean value that indicates whether the body only passes its parameters to another call.
  package var isForward = false
  package var uses: [Use] = []
  /// The names that are bound in the body, with their annotated types or the types of their initial values.
  package var locals: [String: String] = [:]
  /// The type that the first local is created with, for closures that build a value:
  /// `let label = UILabel() …; return label`.
  package var result: String?
}

/// A chain of names in a body, such as `viewModel.title.bind(to: label)`. After an expression in parentheses or
/// brackets, the chain begins with `()`, as in `(cell as? TrackCell)?.show(track)`.
package struct Use: Sendable, Equatable {
  package var path: [String]
  /// A bit for each name: bit n is set if the n-th name is called.
  package var calls: UInt32 = 0
  package var line = 0
  package var isWrite = false
  /// A Boolean value that indicates whether `self.` precedes the chain. `path` doesn't contain it.
  package var isOfSelf = false
  package var isOptional = false
  package var isAwaited = false
  /// A Boolean value that indicates whether the chain is an operand of `==`, `!=`, `===` or `!==`.
  package var isCompared = false
  /// A Boolean value that indicates whether a closure is passed to the chain or assigned to it.
  package var takesClosure = false
  /// A Boolean value that indicates whether the capture list of that closure, or of an enclosing closure, contains
  /// `weak` or `unowned`.
  package var holdsSelfWeakly = false
  package var isInClosure = false
  /// A Boolean value that indicates whether the chain is in the `else` of a `guard`. The code after the `guard`
  /// doesn't run then.
  package var isInGuard = false
  /// The number of the innermost closure around the chain, counted from 1; 0 is the body itself.
  package var closure = 0
  package var arguments: [Argument] = []
  /// The beginning of the assigned value: a chain of names, a literal, or `[]` for an array.
  package var assigned: String?

  package struct Argument: Sendable, Equatable {
    package var label: String
    /// The beginning of the value: a chain of names, a literal, `[]` for an array, or `{}` for a closure.
    package var value: String
  }

  package func isCall(_ index: Int) -> Bool { index < 32 && calls & (1 << UInt32(index)) != 0 }
  package var isCalled: Bool { calls != 0 }
  package var last: String { path[path.count - 1] }
  package var isLastCalled: Bool { isCall(path.count - 1) }
}
