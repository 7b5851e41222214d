/// A view that keys scroll while nothing has focus.
@MainActor protocol ScrollsByKeys: UIView {}
