/// The default type of a color literal.
public typealias _ColorLiteralType = UIColor

/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}

extension UIImage: _ExpressibleByImageLiteral {}
