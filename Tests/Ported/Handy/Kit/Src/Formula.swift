import Foundation

/// A formula that a person typed, for instance `price * 2`
public struct Formula
{
    public let expression: NSExpression

    public init(_ text: String)
    {
        expression = NSExpression(format: text)
    }

    public func result(for values: [String: Any]) -> Double?
    {
        return (expression.expressionValue(with: values, context: nil) as? NSNumber)?.doubleValue
    }

    public static func filter(_ key: String, is type: NSComparisonPredicate.Operator, than value: Any) -> NSPredicate
    {
        return NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: key),
            rightExpression: NSExpression(forConstantValue: value),
            modifier: .direct,
            type: type,
            options: [])
    }
}
