import AuthenticationServices
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("AuthenticationServices") struct AuthenticationServicesTests {
  final class Login: UIViewController, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding,
    ASWebAuthenticationPresentationContextProviding
  {
    var errors: [any Error] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
      button.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
      button.addAction(UIAction { [unowned self] _ in signIn() }, for: .touchUpInside)
      view.addSubview(button)
    }

    private func signIn() {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.requestedScopes = [.fullName, .email]
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      controller.presentationContextProvider = self
      controller.performRequests()
    }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      view.window ?? UIWindow()
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      view.window ?? UIWindow()
    }

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
      errors.append(error)
    }
  }

  @Test("a tap on the button fails, because there is no account")
  func apple() async throws {
    let login = Login()
    let screen = Screen(login)
    try await screen.tap("Sign in with Apple")
    try await waitUntil("the request failed") { !login.errors.isEmpty }
    #expect((login.errors.first as? ASAuthorizationError)?.code == .unknown)
    #expect(
      try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "1") == .notFound)
    screen.close()
  }

  @Test("a page to sign in can only be canceled")
  func web() async throws {
    let login = Login()
    let screen = Screen(login)
    let url = try #require(URL(string: "https://example.com/login"))
    var result: (URL?, (any Error)?)?
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") {
      result = ($0, $1)
    }
    session.presentationContextProvider = login
    #expect(session.start())
    #expect(!session.start())
    try await screen.wait(for: "https://example.com/login")
    try await screen.tap("Cancel")
    try await waitUntil("the session ended") { result != nil }
    #expect(result?.0 == nil)
    #expect((result?.1 as? ASWebAuthenticationSessionError)?.code == .canceledLogin)
    #expect(login.presentedViewController == nil && !session.canStart)
    screen.close()
  }

  @Test("a session without a window doesn't start")
  func withoutWindow() throws {
    var code: ASWebAuthenticationSessionError.Code?
    let url = try #require(URL(string: "https://example.com/login"))
    let session = ASWebAuthenticationSession(
      url: url, callback: .customScheme("app")
    ) { _, error in code = (error as? ASWebAuthenticationSessionError)?.code }
    #expect(!session.start())
    #expect(code == .presentationContextNotProvided)
    let address = try #require(URL(string: "app://done"))
    #expect(ASWebAuthenticationSession.Callback.customScheme("app").matchesURL(address))
    #expect(
      !ASWebAuthenticationSession.Callback.https(host: "a.b", path: "/").matchesURL(address))
  }
}
