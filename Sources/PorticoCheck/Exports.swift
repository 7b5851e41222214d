@_exported public import SwiftReading
