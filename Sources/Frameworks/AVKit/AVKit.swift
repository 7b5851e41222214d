@_exported public import AVFoundation
@_exported public import Foundation
@_exported public import UIKit
