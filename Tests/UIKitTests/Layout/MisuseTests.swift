import Testing
import UIKit

/// What UIKit raises an exception for ends the program here, with the same explanation.
@MainActor @Suite struct MisuseTests {
  func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("Views without a common ancestor")
  func unrelated() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
      }
    }
    _ = result
    let kept = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
      }
    }
    #expect(text(kept).contains("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:"))
    #expect(
      text(kept).contains(
        "because they have no common ancestor.  Does the constraint or its anchors reference items "
          + "in different view hierarchies?  That's illegal."))
  }

  @Test("An active constraint that shall become required")
  func requiredLater() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.priority = .defaultHigh
      }
    }
    #expect(
      text(result).contains(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported.  You passed priority 750"))
  }

  @Test("Attributes that don't go together")
  func pairing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leading,
          multiplier: 1, constant: 0)
      }
    }
    #expect(text(result).contains("Invalid pairing of layout attributes"))
  }

  @Test("A place equal to a number")
  func location() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      }
    }
    #expect(text(result).contains("Location attributes must be specified in pairs."))
  }

  @Test("A constant that is no number")
  func constant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
      }
    }
    #expect(text(result).contains("Constant is not finite!  That's illegal.  constant:nan"))
  }

  @Test("A constraint held by a view that does not contain its items")
  func holder() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        view.addConstraint(view.topAnchor.constraint(equalTo: root.topAnchor))
      }
    }
    #expect(text(result).contains("The view hierarchy is not prepared for the constraint"))
  }
}
