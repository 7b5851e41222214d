@_exported public import CombineCore
