import Testing
import UIKit

@MainActor @Suite struct VisualFormatTests {
  let root = makeRoot()

  /// Three views, laid out by formats.
  func layOut(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [CGRect] {
    let views = ["a": SizedView(10, 11), "b": SizedView(20, 22), "c": SizedView(30, 33)]
    for name in views.keys.sorted() { root.addSubview(views[name]!) }
    for (index, format) in formats.enumerated() {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: index == 0 ? options : [], metrics: metrics,
          views: views))
    }
    root.layoutIfNeeded()
    return ["a", "b", "c"].map { views[$0]!.frame }
  }

  @Test("Spacings and sizes along both axes")
  func basics() {
    let frames = layOut(["H:|-5-[a(50)]-[b]-7-[c(==a)]", "V:|[a]", "V:|-[b]", "[c]", "V:[c]-(9)-|"])
    #expect(frames == [rect(5, 0, 50, 11), rect(63, 8, 20, 22), rect(90, 438, 50, 33)])
  }

  @Test("Standard spacing to the superview is its margin")
  func margins() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 14)
    let frames = layOut(["|-[a]-|", "V:|-[a]-|"])
    #expect(frames[0] == rect(12, 1, 294, 476))
  }

  @Test("Relations, priorities and metrics")
  func predicates() {
    let frames = layOut(
      [
        "|-(left)-[a(>=40,<=60,200@300)]-(>=gap@500,20@400)-[b(b2)]|", "V:|-top-[a(==b)]",
        "V:[b(44)]",
      ],
      metrics: ["left": 3, "gap": 10.5, "b2": 100 as CGFloat, "top": NSNumber(value: 2)])
    #expect(frames[0] == rect(3, 2, 60, 44))
    #expect(frames[1] == rect(220, 0, 100, 44))
  }

  @Test("Options align all views")
  func options() {
    let centered = layOut(["|-10-[a]-10-[b]-10-[c]", "V:|-20-[c]"], options: .alignAllCenterY)
    #expect(centered.map(\.midY) == [36.5, 36.5, 36.5])
    let edges = layOut(
      ["V:|[a][b][c]", "|-3-[b]"], options: [.alignAllLeading, .alignAllTrailing])
    #expect(edges[0].minX == 3)
    #expect(edges[2].minX == 3)
    #expect(edges[0].width == edges[1].width && edges[1].width == edges[2].width)
    #expect(edges.map(\.minY) == [0, 11, 33])
  }

  @Test("Formats can be read from right to left")
  func direction() {
    let frames = layOut(["|-5-[a]-6-[b]-(>=7)-[c]|"], options: .directionRightToLeft)
    #expect(frames.map(\.minX) == [305, 279, 0])
  }

  @Test("Negative numbers and guides")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = makeChild(of: root)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(-4)-[guide(30)][view(8)]", views: ["guide": guide, "view": view]))
    root.layoutIfNeeded()
    #expect(view.frame.minX == 26)
  }

  @Test("A format that can't be read says where")
  func errors() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|-[view", views: ["view": makeChild(of: makeRoot())])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to parse constraint format: \nExpected a ']'"))
    #expect(text.contains("|-[view \n       ^"))
  }

  @Test("A name that stands for no view is an error")
  func unknownName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[x]", views: [:])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("x is not a key in the views dictionary."))
  }
}
