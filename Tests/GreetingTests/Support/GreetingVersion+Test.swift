import GreetingExample
import Testing

extension GreetingVersion: CustomTestStringConvertible {
  public var testDescription: String { name }
}
