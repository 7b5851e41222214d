import GreetingCocoaMVC
import GreetingCocoaMVCDoneWell
import GreetingMVPPassive
import GreetingMVPSupervising
import GreetingMVVMBindings
import GreetingMVVMClosures
import GreetingMVVMDelegate
import GreetingTraditionalMVC
import GreetingVIPER
import UIKit

/// An architecture of the screen.
package struct GreetingVersion: Sendable {
  package let name: String
  /// The folder of its sources, relative to the package.
  package let folder: String
  /// Creates the screen for a person's first and last name.
  package let make:
    @MainActor @Sendable (_ firstName: String, _ lastName: String) -> UIViewController

  package static let all = [
    GreetingVersion(
      name: "Traditional MVC", folder: "Examples/Greeting/TraditionalMVC",
      make: GreetingTraditionalMVC.assembleGreeting),
    GreetingVersion(
      name: "Cocoa MVC", folder: "Examples/Greeting/CocoaMVC",
      make: GreetingCocoaMVC.assembleGreeting),
    GreetingVersion(
      name: "Cocoa MVC, done well", folder: "Examples/Greeting/CocoaMVCDoneWell",
      make: GreetingCocoaMVCDoneWell.assembleGreeting),
    GreetingVersion(
      name: "MVP, passive view", folder: "Examples/Greeting/MVPPassive",
      make: GreetingMVPPassive.assembleGreeting),
    GreetingVersion(
      name: "MVP, supervising controller", folder: "Examples/Greeting/MVPSupervising",
      make: GreetingMVPSupervising.assembleGreeting),
    GreetingVersion(
      name: "MVVM, closures", folder: "Examples/Greeting/MVVMClosures",
      make: GreetingMVVMClosures.assembleGreeting),
    GreetingVersion(
      name: "MVVM, delegate", folder: "Examples/Greeting/MVVMDelegate",
      make: GreetingMVVMDelegate.assembleGreeting),
    GreetingVersion(
      name: "MVVM, bindings", folder: "Examples/Greeting/MVVMBindings",
      make: GreetingMVVMBindings.assembleGreeting),
    GreetingVersion(
      name: "VIPER", folder: "Examples/Greeting/VIPER",
      make: GreetingVIPER.assembleGreeting),
  ]
}
