import Testing
import UIKitDiagnostics

/// The names are those that the compiler gives, as Swift's runtime reads them.
@Suite("The name of a function") struct FunctionNameTests {
  @Test(
    "is as people write it",
    arguments: [
      ("App.HomeViewController.viewDidLoad() -> ()", "App.HomeViewController.viewDidLoad()"),
      ("App.load(page: Swift.Int, _: [Swift.String]) -> ()", "App.load(page:_:)"),
      ("App.load(_: (Swift.Int, b: Swift.Int) -> (), at: A.B<C, D>) -> ()", "App.load(_:at:)"),
      ("App.load(Swift.Int, App.View) throws -> Swift.Int", "App.load(_:_:)"),
      ("static App.Home.make<A where A: App.P>(A) -> A", "App.Home.make(_:)"),
      ("App.Home.title.setter : Swift.Optional<Swift.String>", "App.Home.title"),
      ("App.Home.title.didset : Swift.String", "App.Home.title"),
      ("App.Home.subscript.getter : (Swift.Int) -> Swift.Int", "App.Home.subscript"),
      ("App.Home.__allocating_init(frame: __C.CGRect) -> App.Home", "App.Home.init(frame:)"),
      ("App.Home.__deallocating_deinit", "App.Home.deinit"),
      ("App.(helper in _D4F3A0)(Swift.Int) -> ()", "App.helper(_:)"),
      ("App.Home.(helper in _D4F3A0)() -> ()", "App.Home.helper()"),
      ("closure #1 () -> () in App.Home.load() -> ()", "closure #1 in App.Home.load()"),
      (
        "closure #2 @Sendable (Swift.Int) -> () in closure #1 () -> () in App.f(x: Swift.Int) -> ()",
        "closure #2 in closure #1 in App.f(x:)"
      ),
      (
        "implicit closure #1 () -> Swift.Bool in App.f() -> ()", "implicit closure #1 in App.f()"
      ),
      ("add #1 (App.View, again: Swift.Bool) -> () in App.f() -> ()", "add(_:again:) in App.f()"),
      ("add #1 <A>(A) -> () in App.f() -> ()", "add in App.f()"),
      ("$defer #1 () -> () in App.f() -> ()", "App.f()"),
      ("(extension in App):UIKitCore.UIView.shake() -> ()", "UIView.shake() (extension in App)"),
      (
        "closure #1 () -> () in (extension in App):Swift.String.hello(by: (extension in B):C.D) -> ()",
        "closure #1 in String.hello(by:) (extension in App)"
      ),
      ("generic specialization <Swift.Int, [A.B]> of App.f<A>(A) -> ()", "App.f(_:)"),
      (
        "function signature specialization <Arg[0] = Owned To Guaranteed> of App.f(A.B) -> ()",
        "App.f(_:)"
      ),
      ("merged App.Home.f() -> ()", "App.Home.f()"),
      ("partial apply forwarder for closure #1 () -> () in App.f() -> ()", "closure #1 in App.f()"),
      ("(2) await resume partial function for App.f() async -> ()", "App.f()"),
      (
        "variable initialization expression of App.Home.label : UIKitCore.UILabel", "App.Home.label"
      ),
      ("default argument 0 of App.f(x: Swift.Int) -> ()", "App.f(x:)"),
      (
        "protocol witness for UIKitCore.P.rows(in: Swift.Int) -> () in conformance App.Home : UIKitCore.P in App",
        "App.Home.rows(in:)"
      ),
    ])
  func readable(symbol: String, name: String) {
    #expect(FunctionName(demangled: symbol)?.description == name)
  }

  @Test(
    "is none for what the compiler adds",
    arguments: [
      "reabstraction thunk helper from @escaping @callee_guaranteed () -> () to @callee_guaranteed () -> (@out ())",
      "partial apply forwarder for reabstraction thunk helper from A to B",
      "outlined init with copy of Swift.Optional<Any>", "dispatch thunk of A.B.c() -> ()", "",
    ])
  func thunks(symbol: String) {
    #expect(FunctionName(demangled: symbol) == nil)
  }
}
