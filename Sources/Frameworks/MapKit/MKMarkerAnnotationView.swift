public import UIKit

/// An annotation view that looks like a balloon.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
  open var titleVisibility: MKFeatureVisibility = .adaptive
  open var subtitleVisibility: MKFeatureVisibility = .adaptive
}
