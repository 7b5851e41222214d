import UIKit
import GardenKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private(set) var store = PlantStore(plants: [])

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        store = PlantStore(plants: (try? PlantStore.bundled()) ?? [])
        let list = PlantListViewController(store: store)
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = UIColor(named: "Leaf")
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        self.window = window
        if let context = connectionOptions.urlContexts.first { open(context.url) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        URLContexts.map(\.url).forEach(open)
    }

    /// Opens `garden://plant/Basil`.
    private func open(_ url: URL) {
        guard url.scheme == "garden", url.host == "plant",
              let plant = store.plants.first(where: { $0.name == url.lastPathComponent }),
              let navigation = window?.rootViewController as? UINavigationController
        else { return }
        navigation.pushViewController(PlantViewController(plant: plant, store: store), animated: false)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.Garden.list")
        activity.addUserInfoEntries(from: ["count": store.plants.count])
        return activity
    }
}
