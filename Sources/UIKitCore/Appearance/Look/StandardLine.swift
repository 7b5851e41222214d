/// The parts that are as wide as there is room, and have a standard height.
package enum StandardLine {
  /// A row that a person taps: of a bar, a list, a menu, an alert.
  case row
  /// A field in an alert, a segmented control, a row of a picker.
  case field
  /// The title of a section or a menu.
  case heading
  case largeTitle, prompt, tab
  case searchBar, searchField, searchPrompt
  /// The header and footer of a group of rows, and the room for a header where there is none.
  case firstGroupHeader, groupHeader, groupFooter, firstGroupGap, groupGap
  case pageControl, refreshControl, progressView, progressBar
}
