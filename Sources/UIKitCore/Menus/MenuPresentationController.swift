/// A popover that doesn't adapt to a sheet in compact width.
@MainActor final class MenuPresentationController: UIPopoverPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .custom }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
