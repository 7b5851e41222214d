import Foundation

/// A subscription plan.
package enum Plan: String, Codable, CaseIterable, Sendable {
  case monthly, yearly, student

  var title: String {
    switch self {
    case .monthly: "Monthly"
    case .yearly: "Yearly"
    case .student: "Student"
    }
  }

  var price: String {
    switch self {
    case .monthly: "€ 4.90 a month"
    case .yearly: "€ 49.00 a year"
    case .student: "€ 2.50 a month"
    }
  }

  var details: String {
    switch self {
    case .monthly: "Every issue on the day it appears. End it whenever you like."
    case .yearly: "Twelve issues for the price of ten, and the archive since 1998."
    case .student: "Half the price for as long as you study. We ask once a year."
    }
  }
}
