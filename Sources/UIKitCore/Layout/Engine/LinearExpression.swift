package import Cassowary

/// The solver's expression. Foundation has a type with the same name, `Expression`.
package typealias LinearExpression = Cassowary.Expression
