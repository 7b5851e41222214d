/// The guides that every view has, created when they are first used.
package struct StandardLayoutGuides {
  package var margins: UILayoutGuide?
  package var safeArea: UILayoutGuide?
  package var readableContent: UILayoutGuide?
  package var keyboard: UIKeyboardLayoutGuide?
  package var scrollContent: UILayoutGuide?
  package var scrollFrame: UILayoutGuide?

  package var all: [UILayoutGuide] {
    [margins, safeArea, readableContent, keyboard, scrollContent, scrollFrame].compactMap { $0 }
  }
}
