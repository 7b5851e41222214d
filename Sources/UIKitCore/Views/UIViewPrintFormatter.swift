/// Prints a view.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  public final let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }
}
