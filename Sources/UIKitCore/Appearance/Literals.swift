/// What a colour literal is unless its context says otherwise.
public typealias _ColorLiteralType = UIColor

/// What an image literal is unless its context says otherwise.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}

extension UIImage: _ExpressibleByImageLiteral {}
