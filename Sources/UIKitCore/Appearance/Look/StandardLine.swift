/// The parts that have the available width and a standard height.
package enum StandardLine {
  /// A row that a user taps: of a bar, a list, a menu or an alert.
  case row
  /// A field in an alert, a segmented control or a row of a picker.
  case field
  /// The title of a section or a menu.
  case heading
  case largeTitle, prompt, tab
  case searchBar, searchField, searchPrompt
  /// The header and footer of a group of rows, and the space between groups without a header.
  case firstGroupHeader, groupHeader, groupFooter, firstGroupGap, groupGap
  case pageControl, refreshControl, progressView, progressBar
}
