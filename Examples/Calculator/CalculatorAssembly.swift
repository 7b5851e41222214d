import Portico
import UIKit

/// Creates the screen with the view model that calculates.
@MainActor package func assembleCalculator() -> UIViewController {
  CalculatorViewController(viewModel: LiveCalculatorViewModel())
}
