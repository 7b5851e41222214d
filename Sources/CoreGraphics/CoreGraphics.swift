// What Core Graphics has on iOS, so that files which import it by itself compile.
@_exported public import Foundation
@_exported public import struct UIKitCore.CGAffineTransform
@_exported public import struct UIKitCore.CGBitmapInfo
@_exported public import enum UIKitCore.CGBlendMode
@_exported public import class UIKitCore.CGColor
@_exported public import enum UIKitCore.CGColorRenderingIntent
@_exported public import class UIKitCore.CGColorSpace
@_exported public import func UIKitCore.CGColorSpaceCreateDeviceCMYK
@_exported public import func UIKitCore.CGColorSpaceCreateDeviceGray
@_exported public import func UIKitCore.CGColorSpaceCreateDeviceRGB
@_exported public import enum UIKitCore.CGColorSpaceModel
@_exported public import class UIKitCore.CGContext
@_exported public import class UIKitCore.CGDataProvider
@_exported public import class UIKitCore.CGGradient
@_exported public import struct UIKitCore.CGGradientDrawingOptions
@_exported public import class UIKitCore.CGImage
@_exported public import enum UIKitCore.CGImageAlphaInfo
@_exported public import enum UIKitCore.CGInterpolationQuality
@_exported public import enum UIKitCore.CGLineCap
@_exported public import enum UIKitCore.CGLineJoin
@_exported public import class UIKitCore.CGMutablePath
@_exported public import class UIKitCore.CGPath
@_exported public import enum UIKitCore.CGPathDrawingMode
@_exported public import struct UIKitCore.CGPathElement
@_exported public import enum UIKitCore.CGPathElementType
@_exported public import enum UIKitCore.CGPathFillRule
@_exported public import struct UIKitCore.CGVector
