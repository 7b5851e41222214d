package import Cassowary

/// The solver's expressions; Foundation has a type of the same name.
package typealias LinearExpression = Cassowary.Expression
