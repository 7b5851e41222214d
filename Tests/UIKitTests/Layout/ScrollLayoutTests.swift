import Testing
import UIKit

/// A scroll view's edges mean its content to what is in it.
@MainActor @Suite struct ScrollLayoutTests {
  let root = makeRoot()
  let scrollView = UIScrollView()

  init() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentInsetAdjustmentBehavior = .never
    root.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
    ])
  }

  func pin(_ view: UIView, to guide: UILayoutGuide?) {
    let leading = guide?.leadingAnchor ?? scrollView.leadingAnchor
    let trailing = guide?.trailingAnchor ?? scrollView.trailingAnchor
    let top = guide?.topAnchor ?? scrollView.topAnchor
    let bottom = guide?.bottomAnchor ?? scrollView.bottomAnchor
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leading), view.topAnchor.constraint(equalTo: top),
      view.trailingAnchor.constraint(equalTo: trailing),
      view.bottomAnchor.constraint(equalTo: bottom),
    ])
  }

  @Test("Edges give the content size, the width is the visible one", arguments: [false, true])
  func content(usesGuides: Bool) {
    let view = makeChild(of: scrollView)
    pin(view, to: usesGuides ? scrollView.contentLayoutGuide : nil)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 1000),
      view.widthAnchor.constraint(
        equalTo: usesGuides ? scrollView.frameLayoutGuide.widthAnchor : scrollView.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.frame == rect(10, 10, 300, 460))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1000))
    #expect(view.frame == rect(0, 0, 300, 1000))
    scrollView.contentOffset.y = 200
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 300, 1000))
    root.frame.size.width = 420
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 1000))
  }

  @Test("A column of content grows the content size")
  func stack() {
    let stack = UIStackView(arrangedSubviews: [SizedView(50, 300), SizedView(60, 300)])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    pin(stack, to: nil)
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 600))
    stack.addArrangedSubview(SizedView(1, 50))
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 650))
  }

  @Test("What is pinned to the frame, or to views outside, does not scroll")
  func floating() {
    let content = makeChild(of: scrollView)
    pin(content, to: scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      content.heightAnchor.constraint(equalToConstant: 1000),
      content.widthAnchor.constraint(equalToConstant: 300),
    ])
    let header = makeChild(of: scrollView)
    let footer = makeChild(of: scrollView)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      header.heightAnchor.constraint(equalToConstant: 20),
      footer.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      footer.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(header.frame.minY == 5)
    #expect(footer.frame.minY == 440)
    scrollView.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(header.frame.minY == 105)
    #expect(footer.frame.minY == 540)
    #expect(content.frame.minY == 0)
  }

  @Test("Centers are those of the visible part")
  func centers() {
    let view = makeChild(of: scrollView)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 700),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(100, 0, 100, 700))
    #expect(scrollView.contentSize.height == 700)
  }

  @Test("Content in the margins of a scroll view keeps its distance from the ends of the content")
  func margins() {
    scrollView.layoutMargins = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
    let view = makeChild(of: scrollView)
    pin(view, to: scrollView.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 500),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 4, 100, 500))
    #expect(scrollView.contentSize == CGSize(width: 112, height: 510))
  }

  @Test("A content size set by hand stays where no constraint gives it")
  func byHand() {
    scrollView.contentSize = CGSize(width: 500, height: 600)
    let view = makeChild(of: scrollView)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 500, height: 600))
  }
}
