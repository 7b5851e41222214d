/// A popover that never turns into a sheet.
@MainActor final class MenuPresentationController: UIPopoverPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .custom }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
