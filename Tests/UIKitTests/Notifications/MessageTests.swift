import Foundation
import Testing
import UIKit

/// https://developer.apple.com/documentation/foundation/notification-center-messages
@MainActor @Suite("Messages of the notification center") struct MessageTests {
  private let center = NotificationCenter.default
  private let log = Log()

  @MainActor private final class Log {
    var entries: [String] = []
  }

  private final class Delegate: NSObject, UIApplicationDelegate {}

  @Test func `tell what happens in a text field`() {
    let (field, other) = (UITextField(), UITextField())
    let screen = UIStackView(arrangedSubviews: [field, other])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(screen)
    window.makeKeyAndVisible()
    let tokens = [
      center.addObserver(of: field, for: .textDidBeginEditing) { [log] message in
        log.entries.append("begin \(message.textField === field)")
      },
      center.addObserver(of: field, for: .textDidChange) { [log] message in
        log.entries.append("change \(message.textField.text ?? "")")
      },
      center.addObserver(of: field, for: .textDidEndEditing) { [log] message in
        log.entries.append("end \(message.reason == .committed)")
      },
    ]
    field.becomeFirstResponder()
    field.insertText("a")
    other.becomeFirstResponder()
    other.insertText("b")
    #expect(log.entries == ["begin true", "change a", "end true"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `are made of notifications that an app posts by name`() {
    let window = UIWindow(frame: .zero)
    let tokens = [
      center.addObserver(of: UIWindow.self, for: .didBecomeHidden) { [log] message in
        if message.window === window { log.entries.append("hidden") }
      },
      center.addObserver(of: UIApplication.self, for: .significantTimeChange) { [log] _ in
        log.entries.append("time")
      },
      center.addObserver(of: UIScreen.main, for: .keyboardWillShow) { [log] message in
        log.entries.append("\(message.endFrame.height) in \(message.animationDuration)")
      },
    ]
    center.post(name: UIWindow.didBecomeHiddenNotification, object: window)
    center.post(name: UIWindow.didBecomeHiddenNotification, object: nil)
    center.post(name: UIApplication.significantTimeChangeNotification, object: nil)
    center.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 500, width: 320, height: 216)),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ])
    #expect(log.entries == ["hidden", "time", "216.0 in 0.25"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `become notifications, once`() {
    let textView = UITextView()
    let log = log
    let named = center.addObserver(
      forName: UITextView.textDidEndEditingNotification, object: textView, queue: nil
    ) { notification in
      nonisolated(unsafe) let sender = notification.object as AnyObject
      MainActor.assumeIsolated { log.entries.append("named \(sender === textView)") }
    }
    let typed = center.addObserver(of: textView, for: .textDidEndEditing) { [log] _ in
      log.entries.append("typed")
    }
    center.post(UITextView.TextDidEndEditingMessage(textView: textView), subject: textView)
    #expect(log.entries.sorted() == ["named true", "typed"])
    withExtendedLifetime(typed) {}
    center.removeObserver(named as Any)
  }

  @Test func `carry the frames of a keyboard`() throws {
    nonisolated(unsafe) var frame: Any?
    let named = center.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: UIScreen.main, queue: nil
    ) { frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] }
    let end = CGRect(x: 0, y: 500, width: 320, height: 216)
    center.post(
      UIResponder.KeyboardDidShowMessage(
        beginFrame: .zero, endFrame: end, animationDuration: 0.25, animationCurve: .easeInOut,
        isLocal: true, screen: .main), subject: .main)
    #expect(try #require(frame as? CGRect) == end)
    center.removeObserver(named as Any)
  }

  @Test func `about one window may cause those about another`() {
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    let tokens = [
      center.addObserver(of: first, for: .didBecomeVisible) { [log] _ in
        log.entries.append("first")
        second.isHidden = false
      },
      center.addObserver(of: second, for: .didBecomeVisible) { [log] _ in
        log.entries.append("second")
      },
    ]
    first.isHidden = false
    #expect(log.entries == ["first", "second"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `reach the main actor from any thread`() async {
    let device = UIDevice.current
    let log = log
    await withCheckedContinuation { continuation in
      var token: NotificationCenter.ObservationToken?
      token = center.addObserver(of: device, for: .proximityStateDidChange) { [center] _ in
        log.entries.append("near")
        token.map(center.removeObserver)
        continuation.resume()
      }
      Thread.detachNewThread {
        NotificationCenter.default.post(
          name: UIDevice.proximityStateDidChangeNotification, object: nil)
      }
    }
    #expect(log.entries == ["near"])
  }

  @Test func `say when an app goes and comes back`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (center, log) = (NotificationCenter.default, Log())
        let tokens = [
          center.addObserver(of: UIScene.self, for: .willDeactivate) { message in
            log.entries.append("scene \(message.scene is UIWindowScene)")
          },
          center.addObserver(of: UIApplication.shared, for: .didEnterBackground) { _ in
            log.entries.append("background")
          },
          center.addObserver(for: UIApplication.DidBecomeActiveMessage.self) { _ in
            log.entries.append("active")
          },
        ]
        _launchHost(Delegate.self)
        UIApplication.shared.enterBackground()
        #expect(log.entries == ["active", "scene true", "background"])
        withExtendedLifetime(tokens) {}
      }
    }
  }
}
