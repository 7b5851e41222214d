import MapKit
import PorticoTesting
import Testing

@MainActor @Suite("MapKit") struct MapKitTests {
  final class Shop: NSObject, MKAnnotation {
    let title: String?
    let coordinate: CLLocationCoordinate2D

    init(_ title: String?, _ latitude: Double, _ longitude: Double) {
      self.title = title
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
  }

  final class ShopView: MKMarkerAnnotationView {
    var made = "decoded"

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      made = "for \((annotation?.title ?? "nobody") ?? "no name")"
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      canShowCallout = true
      let button = UIButton(type: .system)
      button.setTitle("Details", for: .normal)
      rightCalloutAccessoryView = button
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Log: NSObject, MKMapViewDelegate {
    var steps: [String] = []

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation is Shop else { return nil }
      return mapView.dequeueReusableAnnotationView(withIdentifier: "shop", for: annotation)
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      steps.append("select \((view.annotation as? Shop)?.title ?? "none")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      steps.append("deselect \((view.annotation as? Shop)?.title ?? "none")")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) {
      steps.append("details of \((view.annotation as? Shop)?.title ?? "none")")
    }
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
      steps.append("no map \((error as NSError).code)")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      return renderer
    }
  }

  @Test("annotations are listed, selected by touch, and their callout's controls work")
  func annotations() async throws {
    let log = Log()
    let controller = UIViewController()
    let map = MKMapView()
    controller.view = map
    map.delegate = log
    map.register(ShopView.self, forAnnotationViewWithReuseIdentifier: "shop")
    let (one, two) = (Shop("One", 52.5, 13.4), Shop("Two", 48.8, 2.3))
    map.addAnnotations([one, two, one])
    map.addAnnotation(MKPointAnnotation(coordinate: one.coordinate))
    let screen = Screen(controller)
    try await screen.wait(for: "One (52.5000, 13.4000)")
    #expect(map.annotations.count == 3)
    #expect((map.view(for: one) as? ShopView)?.made == "for One")
    #expect(map.view(for: map.annotations[2]) is MKMarkerAnnotationView)
    try await waitUntil("the map failed") { log.steps == ["no map -1009"] }
    #expect(!screen.shows("Details"))
    try await screen.tap("One (52.5000, 13.4000)")
    try await screen.tap("Details")
    try await screen.tap("Two (48.8000, 2.3000)")
    #expect(
      log.steps.dropFirst() == ["select One", "details of One", "deselect One", "select Two"])
    map.removeAnnotations([one, two])
    try await screen.settle()
    #expect(!screen.shows(containing: "Two") && map.selectedAnnotations.isEmpty)
    screen.close()
  }

  @Test("views of removed annotations are used again")
  func reuse() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = Log()
    map.delegate = log
    map.register(ShopView.self, forAnnotationViewWithReuseIdentifier: "shop")
    let (one, two) = (Shop("One", 1, 1), Shop("Two", 2, 2))
    map.addAnnotation(one)
    map.layoutIfNeeded()
    let view = map.view(for: one)
    #expect(view != nil)
    map.removeAnnotation(one)
    map.addAnnotation(two)
    map.layoutIfNeeded()
    #expect(map.view(for: two) === view && view?.annotation === two)
  }

  @Test("an annotation's title is one more time optional through the protocol")
  func titles() {
    let unnamed: any MKAnnotation = Shop(nil, 0, 0)
    let title: String?? = unnamed.title
    #expect(title == .some(nil))
    if let name = unnamed.title, let text = name { Issue.record("\(text)") }
    #expect((Shop("A", 0, 0) as any MKAnnotation).title == "A")
    #expect(unnamed.isKind(of: Shop.self) && unnamed.isKind(of: NSObject.self))
    #expect(!unnamed.isKind(of: MKUserLocation.self) && MKAnnotationView().annotation == nil)
  }

  @Test("regions, rectangles and points agree")
  func regions() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    map.setRegion(
      MKCoordinateRegion(center: berlin, latitudinalMeters: 2_000, longitudinalMeters: 2_000),
      animated: false)
    let middle = map.convert(berlin, toPointTo: map)
    #expect(abs(middle.x - 50) < 0.1 && abs(middle.y - 50) < 0.1)
    let back = map.convert(middle, toCoordinateFrom: map)
    #expect(abs(back.latitude - berlin.latitude) < 1e-6)
    let rect = map.visibleMapRect
    let corners = MKMapPoint(x: rect.minX, y: rect.midY)
      .distance(to: MKMapPoint(x: rect.maxX, y: rect.midY))
    #expect(abs(corners - 2_000) < 10)
    let again = MKCoordinateRegion(rect)
    #expect(abs(again.span.latitudeDelta - map.region.span.latitudeDelta) < 1e-6)
    map.showAnnotations([Shop(nil, 1, 1), Shop(nil, 2, 3)], animated: false)
    #expect(abs(map.centerCoordinate.longitude - 2) < 1e-6)
    #expect(map.region.span.longitudeDelta > 2)
  }

  @Test("an overlay has the renderer that the delegate makes")
  func overlays() {
    let log = Log()
    let map = MKMapView()
    map.delegate = log
    let places = [Shop(nil, 1, 1).coordinate, Shop(nil, 2, 3).coordinate]
    let line = MKPolyline(coordinates: places, count: places.count)
    map.addOverlay(line)
    #expect((map.renderer(for: line) as? MKPolylineRenderer)?.polyline === line)
    #expect(line.pointCount == 2 && abs(line.coordinate.longitude - 2) < 1e-6)
    map.removeOverlay(line)
    #expect(map.overlays.isEmpty && map.renderer(for: line) == nil)
  }

  @Test("there is no Maps app")
  func maps() {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    #expect(!item.openInMaps())
  }
}
