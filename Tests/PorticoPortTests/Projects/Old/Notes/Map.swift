// Where a note was taken.
import UIKit
import RealityKit

class MapViewController: UIViewController {}
