import Foundation

extension Date {
  var short: String { description }
}
