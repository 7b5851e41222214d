import UIKitRuntime

/// The cases of enumerations by name. Interface Builder names most values like Swift.
@MainActor enum CaseNames {
  private static var tables: [ObjectIdentifier: [String: Int]] = [:]

  static func value<Choice: RawRepresentable>(_ name: String) -> Choice?
  where Choice.RawValue: FixedWidthInteger {
    table(of: Choice.self)[name].flatMap { Choice(rawValue: Choice.RawValue($0)) }
  }

  private static func table<Choice: RawRepresentable>(of type: Choice.Type) -> [String: Int]
  where Choice.RawValue: FixedWidthInteger {
    if let table = tables[ObjectIdentifier(type)] { return table }
    var table: [String: Int] = [:]
    for number in -2...101 {
      guard let rawValue = Choice.RawValue(exactly: number), let value = Choice(rawValue: rawValue)
      else { continue }
      // The description of a value that an app customized isn't a case name.
      if let name = caseName(of: value) { table[name] = number }
    }
    tables[ObjectIdentifier(type)] = table
    return table
  }
}
