import Foundation

struct Trip {
  var name: String
  var price: Double
  var start: Date
  var isDone = false

  static let samples = [
    Trip(name: "Rome", price: 420, start: Date(timeIntervalSince1970: 0)),
    Trip(name: "Oslo", price: 99.5, start: Date(timeIntervalSince1970: 86_400 * 40)),
  ]
}

struct Product: Hashable {
  var title: String
  var cents: Int
}

func shortTitle(_ title: String) -> String { String(title.prefix(12)) }
