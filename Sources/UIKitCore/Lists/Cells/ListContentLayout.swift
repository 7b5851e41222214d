import DisplayInterface
import Foundation

/// The positions of an image and two texts in a row.
@MainActor struct ListContentLayout {
  typealias Measurer = (_ width: CGFloat) -> CGSize

  var margins = UIEdgeInsets.zero
  var minimumHeight: CGFloat = 0
  var isSideBySide = false
  /// The width of the text's column, if it is fixed.
  var leadingColumn: CGFloat?
  var imageSize: CGSize?
  /// The width that images of different sizes have in common.
  var imageColumn: CGFloat = 0
  var imagePadding = UIApplication.look.listImagePadding
  var textPadding = UIApplication.look.listTextPadding
  var text: Measurer?
  var secondaryText: Measurer?

  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
    var height: CGFloat = 0
  }

  /// Returns the height of the content for a width.
  func height(for width: CGFloat) -> CGFloat {
    arrange(in: CGRect(x: 0, y: 0, width: width, height: 0)).height
  }

  /// Returns the frames, centered vertically in `rect`.
  func frames(in rect: CGRect) -> Frames {
    arrange(in: rect)
  }

  private func arrange(in rect: CGRect) -> Frames {
    var frames = Frames()
    var left = rect.minX + margins.left
    let right = max(left, rect.maxX - margins.right)
    if let imageSize {
      let column = max(imageColumn, imageSize.width)
      frames.image = CGRect(
        origin: CGPoint(x: left + snap((column - imageSize.width) / 2), y: 0), size: imageSize)
      left += column + imagePadding
    }
    let width = max(0, right - left)
    let textHeight =
      isSideBySide
      ? placeBeside(&frames, left: left, width: width)
      : placeBelow(&frames, left: left, width: width)
    let content = max(textHeight, imageSize?.height ?? 0)
    frames.height = max(minimumHeight, content + margins.top + margins.bottom)
    let middle = rect.minY + (rect.height + margins.top - margins.bottom) / 2
    let textTop = snap(middle - textHeight / 2)
    frames.text.origin.y += textTop
    frames.secondaryText.origin.y += textTop
    frames.image.origin.y = snap(middle - frames.image.height / 2)
    return frames
  }

  private func placeBelow(_ frames: inout Frames, left: CGFloat, width: CGFloat) -> CGFloat {
    var y: CGFloat = 0
    if let text {
      let height = text(width).height
      frames.text = CGRect(x: left, y: 0, width: width, height: height)
      y = height
    }
    if let secondaryText {
      if text != nil { y += textPadding.height }
      let height = secondaryText(width).height
      frames.secondaryText = CGRect(x: left, y: y, width: width, height: height)
      y += height
    }
    return y
  }

  private func placeBeside(_ frames: inout Frames, left: CGFloat, width: CGFloat) -> CGFloat {
    guard let text, let secondaryText else {
      return placeBelow(&frames, left: left, width: width)
    }
    if let leadingColumn {
      let column = min(leadingColumn, width / 2)
      let first = text(column)
      let rest = max(0, width - column - textPadding.width)
      let second = secondaryText(rest)
      let height = max(first.height, second.height)
      frames.text = CGRect(
        x: left, y: snap((height - first.height) / 2), width: column, height: first.height)
      frames.secondaryText = CGRect(
        x: left + column + textPadding.width, y: snap((height - second.height) / 2), width: rest,
        height: second.height)
      return height
    }
    let first = text(.greatestFiniteMagnitude)
    let second = secondaryText(.greatestFiniteMagnitude)
    if first.width + textPadding.width + second.width <= width {
      let height = max(first.height, second.height)
      frames.text = CGRect(
        x: left, y: snap((height - first.height) / 2),
        width: width - second.width - textPadding.width,
        height: first.height)
      frames.secondaryText = CGRect(
        x: left + width - second.width, y: snap((height - second.height) / 2),
        width: second.width, height: second.height)
      return height
    }
    // If both texts don't fit on one line, the second one is below the first.
    return placeBelow(&frames, left: left, width: width)
  }

  private func snap(_ value: CGFloat) -> CGFloat {
    UIApplication.look.step(.pixel).round(value, .vertical, .down)
  }
}
