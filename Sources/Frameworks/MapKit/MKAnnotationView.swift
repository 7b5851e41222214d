public import UIKit

/// The view of an annotation.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  open private(set) var reuseIdentifier: String?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var canShowCallout = false
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var isDraggable = false
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open var displayPriority: MKFeatureDisplayPriority = .required
  open var zPriority: Float = 500

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
}

// A class method with the same symbol as the initializer, because the class is known only at runtime.
extension MKAnnotationView {
  @_silgen_name("MapKit_make_MKAnnotationView") private convenience init(
    _ annotation: (any MKAnnotation)?, _ identifier: String?, _: Void
  ) {
    self.init(annotation: annotation, reuseIdentifier: identifier)
  }

  @_silgen_name("MapKit_make_MKAnnotationView") private class func allocate(
    _ annotation: __owned (any MKAnnotation)?, _ identifier: __owned String?
  ) -> MKAnnotationView

  static func make(
    _ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String
  ) -> MKAnnotationView {
    type.allocate(annotation, identifier)
  }
}
