public import UIKit

/// The window over which an authorization is presented.
public typealias ASPresentationAnchor = UIWindow
