package import Foundation

/// The look of a display with pixels: UIKit's own, in points.
package final class PointLook: Look {
  /// The number of pixels in a point.
  package let scale: CGFloat

  package init(scale: CGFloat) {
    self.scale = scale
  }

  package func step(_ precision: LayoutStep.Precision) -> LayoutStep {
    let length: CGFloat =
      switch precision {
      case .free: 0
      case .pixel: 1 / scale
      case .halfPoint: 0.5
      case .point: 1
      }
    return LayoutStep(CGSize(width: length, height: length))
  }

  package var hairline: CGSize { CGSize(width: 1 / scale, height: 1 / scale) }
  /// A line is too thin to add to the height of a part.
  package var lineRoom: CGFloat { 0 }
  package var gap: CGFloat { 8 }
  package func fine(_ distance: CGFloat) -> CGFloat { distance }

  package func height(of line: StandardLine) -> CGFloat {
    switch line {
    case .row: 44
    case .field: 32
    case .heading: 28
    case .largeTitle: 52
    case .prompt, .groupFooter: 30
    case .tab: 49
    case .searchBar: 56
    case .searchField: 36
    case .searchPrompt: 20
    case .firstGroupHeader: 55.5
    case .groupHeader: 38
    case .firstGroupGap: 35
    case .groupGap: 17.5
    case .pageControl: 37
    case .refreshControl: 60
    case .progressView: 4
    case .progressBar: 2.5
    }
  }

  package func size(of part: StandardPart) -> CGSize {
    switch part {
    case .switch: CGSize(width: 51, height: 31)
    case .stepper: CGSize(width: 94, height: 32)
    case .sliderThumb: CGSize(width: 31, height: 31)
    case .colorWell: CGSize(width: 28, height: 28)
    case .picker: CGSize(width: 320, height: 216)
    case .clearButton: CGSize(width: 19, height: 19)
    case .activityIndicator: CGSize(width: 20, height: 20)
    case .largeActivityIndicator: CGSize(width: 37, height: 37)
    case .calendarDay: CGSize(width: 44, height: 44)
    case .calendarMark: CGSize(width: 44, height: 12)
    }
  }

  package func wholeWidth(_ width: CGFloat) -> CGFloat { width.rounded() }
  package var isTranslucent: Bool { true }
  package var raisesPanels: Bool { true }
  package var showsPictures: Bool { true }

  // MARK: Bars

  package var touchTarget: CGFloat { 44 }
  package var tabMark: Character? { nil }

  // MARK: Lists

  package var listMargin: CGFloat { 16 }
  package var separatorEnd: CGFloat { 0 }
  package var listImagePadding: CGFloat { 16 }
  package var listTextPadding: CGSize { CGSize(width: 6, height: 3) }
  package var editingControlWidth: CGFloat { 38 }
}
