import FXPageControl
import UIKit

class Cart {}
