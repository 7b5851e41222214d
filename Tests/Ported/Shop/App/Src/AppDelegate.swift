//
//  AppDelegate.swift
//  Shop
//

import UIKit
#if canImport(SwiftUI)
import SwiftUI
#endif

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        #if os(iOS) && !targetEnvironment(macCatalyst)
        Appearance.apply()
        #else
        fatalError("no phone")
        #endif
        return true
    }
}

#if canImport(SwiftUI) && DEBUG
struct Gallery: PreviewProvider {
    static var previews: some View { Text("nothing") }
}
#endif

#Preview("Root") {
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
}
