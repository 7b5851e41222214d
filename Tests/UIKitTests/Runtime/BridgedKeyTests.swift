import Foundation
import Testing
import UIKit

/// Apple's page of `AnyHashable`: values of types between which `as` converts are equal, such as "abc" and its `NSString`.
@MainActor @Suite struct `Keys of bridged types` {
  @Test func `Objects equal the values that they are bridged to`() {
    let url = URL(string: "portico://keys")!
    let date = Date(timeIntervalSince1970: 60)
    #expect(AnyHashable("abc" as NSString) == AnyHashable("abc"))
    #expect(AnyHashable("abc" as NSString) != AnyHashable("abd"))
    #expect(AnyHashable(url as NSURL) == AnyHashable(url))
    #expect(AnyHashable(date as NSDate) == AnyHashable(date))
  }

  @Test func `User information is found by the names of its keys`() {
    let rect = CGRect(x: 0, y: 500, width: 320, height: 216)
    let information: [NSObject: AnyObject] = [
      UIResponder.keyboardFrameEndUserInfoKey as NSObject: NSValue(cgRect: rect)
    ]
    let notification = Notification(
      name: UIResponder.keyboardWillShowNotification, userInfo: information)
    #expect(notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == rect)
  }
}
