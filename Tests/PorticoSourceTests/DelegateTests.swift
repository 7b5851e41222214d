import Testing

@Suite("Delegates of apps and scenes")
struct DelegateTests {
  @Test("show their window to the app, and keep other properties private")
  func windows() {
    let text = """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        private var window: UIWindow?
        private var flow: Flow?
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private(set) var window: UIWindow?
      }
      extension SceneDelegate {
        @objc fileprivate static var shared: SceneDelegate? { nil }
      }
      final class Flow { private var window: UIWindow? }
      """
    let lines = Translation(text).lines()
    #expect(lines[1] == "   var window: UIWindow?")
    let former = text.split(separator: "\n")
    #expect(lines[2] == former[2] && lines[5] == former[5] && lines[10] == former[10])
  }
}
