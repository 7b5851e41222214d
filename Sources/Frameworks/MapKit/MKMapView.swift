public import CoreLocation
public import UIKit

/// A map view. There's no map data, so it lists its annotations with their titles and locations.
///
/// Tapping a title selects the annotation, and displays the accessory views of its callout.
@preconcurrency @MainActor open class MKMapView: UIView {
  private let list = MapList()
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var reusable: [String: [MKAnnotationView]] = [:]
  private var registered: [String: MKAnnotationView.Type] = [:]
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  private var hasLoaded = false
  private var ownRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 120))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    list.select = { [weak self] in self?.selectAnnotation($0, animated: true) }
    list.tap = { [weak self] view, control in
      guard let self else { return }
      delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }
    addSubview(list)
  }

  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType: MKMapType = .standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsUserTrackingButton = false
  open var camera = MKMapCamera()

  // MARK: Region

  open var region: MKCoordinateRegion {
    get { ownRegion }
    set { setRegion(newValue, animated: false) }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(region.center) else {
      fatalError("Invalid Region \(region)")
    }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    ownRegion = region
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { ownRegion.center }
    set { setCenter(newValue, animated: false) }
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: ownRegion.span), animated: animated)
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    self.camera = camera
    setCenter(camera.centerCoordinate, animated: animated)
  }

  open var visibleMapRect: MKMapRect {
    get { MKMapRect(ownRegion) }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }

  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    setVisibleMapRect(mapRect, animated: animate)
  }

  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }

  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
    let place = CGPoint(
      x: (point.x - rect.minX) / rect.width * bounds.width,
      y: (point.y - rect.minY) / rect.height * bounds.height)
    return convert(place, to: view)
  }

  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let (place, rect) = (convert(point, from: view), visibleMapRect)
    guard !bounds.isEmpty else { return centerCoordinate }
    return MKMapPoint(
      x: rect.minX + place.x / bounds.width * rect.width,
      y: rect.minY + place.y / bounds.height * rect.height
    ).coordinate
  }

  // MARK: Annotations

  open private(set) var annotations: [any MKAnnotation] = []

  open func addAnnotation(_ annotation: any MKAnnotation) {
    addAnnotations([annotation])
  }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      self.annotations.append(annotation)
    }
    setNeedsLayout()
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) {
    deselectAnnotation(annotation, animated: false)
    annotations.removeAll { $0 === annotation }
    if let view = views.removeValue(forKey: ObjectIdentifier(annotation)),
      let identifier = view.reuseIdentifier
    {
      reusable[identifier, default: []].append(view)
    }
    setNeedsLayout()
  }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  /// Adds annotations, and sets a region that contains all of them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    guard !rect.isNull else { return }
    setVisibleMapRect(
      rect.insetBy(dx: -rect.width / 10 - 1_000, dy: -rect.height / 10 - 1_000), animated: animated)
  }

  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { $0 as? NSObject })
  }

  /// Returns the annotation's view, or `nil` until the map view has been laid out with the annotation.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    registered[identifier] = viewClass as? MKAnnotationView.Type
  }

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    let view = reusable[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }

  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    let isDefault = identifier == MKMapViewDefaultAnnotationViewReuseIdentifier
    guard let type = registered[identifier] ?? (isDefault ? MKMarkerAnnotationView.self : nil)
    else {
      fatalError(
        "unable to dequeue an annotation view with identifier \(identifier) - must register a class for the identifier"
      )
    }
    return MKAnnotationView.make(type, annotation, identifier)
  }

  // MARK: Selection

  open var selectedAnnotations: [any MKAnnotation] = [] {
    didSet { setNeedsLayout() }
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
    selectedAnnotations = [annotation]
    if let view = view(for: annotation) {
      view.setSelected(true, animated: animated)
      delegate?.mapView(self, didSelect: view)
    }
    delegate?.mapView(self, didSelect: annotation)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    if let view = view(for: annotation) {
      view.setSelected(false, animated: animated)
      delegate?.mapView(self, didDeselect: view)
    }
    delegate?.mapView(self, didDeselect: annotation)
  }

  // MARK: The user's location

  open private(set) var userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }
  open var userTrackingMode: MKUserTrackingMode = .none
  /// A Boolean value that indicates whether the map should display the user's location. Setting it to `true`
  /// reports an error to the delegate, because the location is unknown.
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation, !oldValue else { return }
      DispatchQueue.main.async { [self] in
        delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
      }
    }
  }

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  // MARK: Overlays

  open private(set) var overlays: [any MKOverlay] = []

  open func addOverlay(_ overlay: any MKOverlay) {
    guard !overlays.contains(where: { $0 === overlay }) else { return }
    overlays.append(overlay)
    renderers[ObjectIdentifier(overlay)] = delegate?.mapView(self, rendererFor: overlay)
  }

  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlay(overlay)
  }

  open func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { addOverlay(overlay) }
  }

  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }

  open func removeOverlay(_ overlay: any MKOverlay) {
    overlays.removeAll { $0 === overlay }
    renderers[ObjectIdentifier(overlay)] = nil
  }

  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    renderers[ObjectIdentifier(overlay)]
  }

  // MARK: Showing

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasLoaded else { return }
    hasLoaded = true
    DispatchQueue.main.async { [self] in
      delegate?.mapViewWillStartLoadingMap(self)
      delegate?.mapViewDidFailLoadingMap(self, withError: URLError(.notConnectedToInternet))
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let added = annotations.filter { views[ObjectIdentifier($0)] == nil }.map { annotation in
      let view =
        delegate?.mapView(self, viewFor: annotation)
        ?? dequeueReusableAnnotationView(
          withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
      view.annotation = annotation
      view.prepareForDisplay()
      views[ObjectIdentifier(annotation)] = view
      return view
    }
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    list.frame = bounds
    list.show(annotations.compactMap { views[ObjectIdentifier($0)] })
  }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
