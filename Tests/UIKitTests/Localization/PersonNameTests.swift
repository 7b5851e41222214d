import Foundation
import Testing
import UIKit

// Foundation has types of the same names, which do nothing.
private typealias PersonNameComponentsFormatter = _PersonNameComponentsFormatter

@Suite struct `A formatter of names` {
  private func text(
    _ style: PersonNameComponentsFormatter.Style, _ locale: String = "en_US",
    _ change: (inout PersonNameComponents) -> Void = { _ in }
  ) -> String {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ada"
    name.middleName = "King"
    name.familyName = "Lovelace"
    change(&name)
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    formatter.locale = Locale(identifier: locale)
    return formatter.string(from: name)
  }

  @Test func `has styles`() {
    #expect(text(.default) == "Ada Lovelace" && text(.medium) == "Ada Lovelace")
    #expect(text(.long) == "Dr. Ada King Lovelace")
    #expect(text(.abbreviated) == "AL" && text(.short) == "Ada")
    #expect(text(.short) { $0.nickname = "Countess" } == "Countess")
    #expect(text(.medium, "hu_HU") == "Lovelace Ada")
    #expect(
      text(.medium, "zh_CN") {
        $0.givenName = "小明"
        $0.familyName = "王"
      } == "王小明")
  }

  @Test func `reads names`() {
    let name = PersonNameComponentsFormatter().personNameComponents(
      from: " Ada King  Noel Lovelace")
    #expect(name?.givenName == "Ada" && name?.familyName == "Lovelace")
    #expect(name?.middleName == "King Noel")
    #expect(PersonNameComponentsFormatter().personNameComponents(from: "  ") == nil)
  }

  @Test func `stands beside other helpers of Foundation`() {
    let cause = NSError(domain: "a", code: 1)
    let error = NSError(
      domain: "b", code: 2,
      userInfo: [NSUnderlyingErrorKey: cause, "NSMultipleUnderlyingErrorsKey": [cause]])
    #expect(error.underlyingErrors.count == 2 && cause.underlyingErrors.isEmpty)
    var isDone = false
    ProcessInfo.processInfo.performActivity(options: .userInitiated, reason: "test") {
      isDone = true
    }
    #expect(isDone)
  }
}
