/// The keywords and operators that the reader knows, by their fixed numbers in every ``NameTable``.
package enum Word: Int32, CaseIterable, Sendable {
  case `class`
  case `struct`
  case `enum`
  case actor
  case `protocol`
  case `extension`
  case `func`
  case `init`
  case `deinit`
  case `subscript`
  case `var`
  case `let`
  case `case`
  case `typealias`
  case `associatedtype`
  case `import`
  case `operator`
  case `precedencegroup`
  case macro
  case `if`
  case `else`
  case `guard`
  case `for`
  case `while`
  case `repeat`
  case `switch`
  case `default`
  case `catch`
  case `do`
  case `try`
  case await
  case `return`
  case `throw`
  case `throws`
  case `rethrows`
  case async
  case `defer`
  case `in`
  case `is`
  case `as`
  case `where`
  case `break`
  case `continue`
  case `fallthrough`
  case yield
  case `self`
  case `super`
  case capitalSelf
  case `any`
  case `some`
  case `inout`
  case `nil`
  case `true`
  case `false`
  case `public`
  case `private`
  case `fileprivate`
  case `internal`
  case open
  case package
  case `static`
  case final
  case override
  case lazy
  case weak
  case unowned
  case mutating
  case nonmutating
  case nonisolated
  case dynamic
  case required
  case convenience
  case optional
  case indirect
  case isolated
  case consuming
  case borrowing
  case prefix
  case postfix
  case infix
  case distributed
  case sending
  case owned
  case shared
  case each
  case set
  case get
  case willSet
  case didSet
  case modifyAccessor
  case readAccessor
  case unsafeAddress
  case unsafeMutableAddress
  case metatype
  case assign
  case and
  case or
  case coalesce
  case arrow
  case less
  case greater
  case ampersand
  case ellipsis
  case minus
  case tilde

  package var text: String {
    switch self {
    case .capitalSelf: "Self"
    case .owned: "__owned"
    case .shared: "__shared"
    case .modifyAccessor: "_modify"
    case .readAccessor: "_read"
    case .metatype: "Type"
    case .assign: "="
    case .and: "&&"
    case .or: "||"
    case .coalesce: "??"
    case .arrow: "->"
    case .less: "<"
    case .greater: ">"
    case .ampersand: "&"
    case .ellipsis: "..."
    case .minus: "-"
    case .tilde: "~"
    default: "\(self)"
    }
  }
}
