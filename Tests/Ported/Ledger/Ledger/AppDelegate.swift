//
//  AppDelegate.swift
//  Ledger
//
//  Created on 14/11/15.
//

import UIKit

let kCurrencyDefaultsKey = "currency"
let kWarnsDefaultsKey = "warns"

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    class var shared: AppDelegate {
        return UIApplication.shared.delegate as! AppDelegate
    }

    lazy var book: Book = {
        return Book.load(from: self.fileURL) ?? Book.sample()
    }()

    var fileURL: URL {
        let documents = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).first!
        return URL(fileURLWithPath: (documents as NSString).appendingPathComponent("ledger.archive"))
    }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        if let path = Bundle.main.path(forResource: "Defaults", ofType: "plist"), let defaults = NSDictionary(contentsOfFile: path) as? [String: Any] {
            UserDefaults.standard.register(defaults: defaults)
        }
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UITabBar.appearance().tintColor = UIColor(red: 0.1, green: 0.4, blue: 0.3, alpha: 1.0)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .darkGray
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        book.save(to: fileURL)
    }
}
