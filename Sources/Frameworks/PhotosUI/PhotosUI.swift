@_exported public import Foundation
@_exported public import Photos
@_exported public import UIKit
