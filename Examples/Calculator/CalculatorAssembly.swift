import Portico
import UIKit

/// Makes the screen, with the view model that calculates.
@MainActor package func assembleCalculator() -> UIViewController {
  let factory = ViewModelFactory()
  factory.register(CalculatorViewModel.self) { LiveCalculatorViewModel() }
  return CalculatorViewController(factory: factory)
}
