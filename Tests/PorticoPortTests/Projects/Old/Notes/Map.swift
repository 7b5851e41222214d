// Where a note was taken.
import UIKit
import MapKit

class MapViewController: UIViewController {}
