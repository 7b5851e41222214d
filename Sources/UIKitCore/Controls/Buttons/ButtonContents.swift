import Foundation

/// The content of a button in its current state, calculated from its configuration or its values by state.
struct ButtonContents {
  var title: NSAttributedString?
  var subtitle: NSAttributedString?
  var plainTitle: String?
  /// The font of the plain title; `nil` for the label's own.
  var titleFont: UIFont?
  var titleColor: UIColor = .label
  var titleLines = 1
  var titleLineBreak: NSLineBreakMode = .byTruncatingMiddle
  var image: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var imageTint: UIColor?
  var showsIndicator = false
  var imagePlacement: NSDirectionalRectEdge = .leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
  var insets = UIEdgeInsets.zero
  var box: StandardBox?
}
