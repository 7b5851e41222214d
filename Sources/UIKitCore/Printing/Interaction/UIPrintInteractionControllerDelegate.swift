public import Foundation

/// Follows the events of a print job.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
