import Portico
import UIKit

/// Makes the screen, with the view model that calculates.
@MainActor package func assembleCalculator() -> UIViewController {
  CalculatorViewController(viewModel: LiveCalculatorViewModel())
}
