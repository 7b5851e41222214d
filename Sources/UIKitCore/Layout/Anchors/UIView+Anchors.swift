extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ensureLayoutItem(), .leading)
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ensureLayoutItem(), .trailing)
  }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ensureLayoutItem(), .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ensureLayoutItem(), .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ensureLayoutItem(), .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ensureLayoutItem(), .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(ensureLayoutItem(), .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(ensureLayoutItem(), .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ensureLayoutItem(), .centerX)
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ensureLayoutItem(), .centerY)
  }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ensureLayoutItem(), .firstBaseline)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ensureLayoutItem(), .lastBaseline)
  }
}
