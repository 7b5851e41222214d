import UIKit
import UIKitRuntime

/// Makes the mistake that its argument names, as apps in Swift 5 make them; `runtime` prints what doesn't work by name.
///
/// Functions that are inlined leave no name behind.
@main enum Mistakes {
  static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    if let mistake = all[name] { return mistake() }
    if name == "runtime" {
      for failure in RuntimeCheck.failures() { print("\(failure.name): \(failure.need)") }
      return
    }
    guard name == "run" else {
      fatalError("There are: run, runtime, \(all.keys.sorted().joined(separator: ", "))")
    }
    UIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self))
  }

  static let all: [String: () -> Void] = [
    "function": addToItself,
    "extension": { UIView().embraceItself() },
    "generic": { addToItself(UILabel()) },
    "viewDidLoad": { HomeViewController().loadViewIfNeeded() },
    "private": { HomeViewController().addPrivately() },
    "initializer": { _ = Embraced(frame: .zero) },
    "property": { Embraced.make().isEmbraced = true },
    "local": addLocally,
    "inlined": { addAtOnce(UIView()) },
    "delegate": { Rows().ask() },
    "exception": {
      NSException(name: .invalidArgumentException, reason: "Too few").raise()
    },
    "exchange": { UIView().exchangeSubview(at: 0, withSubviewAt: 1) },
    "thread": useOffMainThread,
    "setters": setOffMainThread,
    "description": { off { _ = UILabel().description } },
    "layout": layOutOffMainThread,
    "isolation": callOffMainThread,
  ]
}

@inline(never)
func addToItself() {
  let view = UIView()
  view.tag = 7
  view.addSubview(view)
  print(view)
}

@inline(never)
func addToItself<View: UIView>(_ view: View) {
  view.addSubview(view)
  print(view)
}

@inline(__always)
func addAtOnce(_ view: UIView) {
  view.addSubview(view)
  print(view)
}

func addLocally() {
  func add(_ view: UIView, again: Bool) {
    view.addSubview(view)
    if again { add(view, again: false) }
  }
  add(UIView(), again: true)
}

extension UIView {
  @inline(never)
  func embraceItself() {
    addSubview(self)
    print(self)
  }
}
