import Testing
import UIKit
import UIKitCore

@MainActor @Suite("The order of callbacks in transitions") struct TransitionOrderTests {
  @Test(
    "Each container notifies the controllers in its order",
    arguments: [
      (
        .push, .still,
        "B.willMove A.willDisappear B.willAppear B.isAppearing A.didDisappear B.didAppear B.didMove"
      ),
      (
        .push, .animated,
        "B.willMove A.willDisappear~ B.willAppear~ B.isAppearing~ A.didDisappear~ B.didAppear~ B.didMove"
      ),
      (
        .push, .cancelled,
        "B.willMove A.willDisappear~ B.willAppear~ B.isAppearing~ B.willDisappear~ B.didDisappear~ "
          + "A.willAppear~ A.isAppearing~ A.didAppear~ B.willLeave B.didLeave"
      ),
      (
        .pop, .still,
        "A.willLeave A.willDisappear B.willAppear B.isAppearing A.didDisappear B.didAppear A.didLeave"
      ),
      (
        .pop, .animated,
        "A.willLeave A.willDisappear~ B.willAppear~ B.isAppearing~ A.didDisappear~ B.didAppear~ "
          + "A.didLeave"
      ),
      (
        .pop, .cancelled,
        "A.willLeave A.willDisappear~ B.willAppear~ B.isAppearing~ B.willDisappear~ B.didDisappear~ "
          + "A.willAppear~ A.isAppearing~ A.didAppear~ A.didMove"
      ),
      (.tab, .still, "B.willAppear A.willDisappear B.isAppearing A.didDisappear B.didAppear"),
      (
        .tab, .animated,
        "B.willAppear~ A.willDisappear~ B.isAppearing~ A.didDisappear~ B.didAppear~"
      ),
      (
        .tab, .cancelled,
        "B.willAppear~ A.willDisappear~ B.isAppearing~ B.willDisappear~ A.willAppear~ B.didDisappear~ "
          + "A.isAppearing~ A.didAppear~"
      ),
      (
        .column, .still,
        "A.willLeave B.willMove A.willDisappear A.didDisappear B.willAppear A.didLeave B.didMove "
          + "B.isAppearing B.didAppear"
      ),
      (.showColumn, .animated, "B.willAppear~ B.isAppearing~ B.didAppear~"),
      (.hideColumn, .animated, "A.willDisappear~ A.didDisappear~"),
      (
        .page, .still,
        "A.willLeave B.willMove A.willDisappear B.willAppear B.isAppearing A.didDisappear B.didAppear "
          + "A.didLeave B.didMove"
      ),
      (
        .page, .animated,
        "A.willLeave B.willMove A.willDisappear~ B.willAppear~ B.isAppearing~ A.didDisappear~ "
          + "B.didAppear~ A.didLeave B.didMove"
      ),
      (
        .page, .cancelled,
        "B.willMove A.willDisappear~ B.willAppear~ B.willLeave B.willDisappear~ A.willAppear~ "
          + "A.isAppearing~ B.didDisappear~ B.didLeave A.didAppear~"
      ),
      (.cover, .still, "A.willDisappear B.willAppear B.isAppearing B.didAppear A.didDisappear"),
      (
        .cover, .animated,
        "A.willDisappear~ B.willAppear~ B.isAppearing~ B.didAppear~ A.didDisappear~"
      ),
      (
        .cover, .cancelled,
        "A.willDisappear~ B.willAppear~ B.isAppearing~ B.willDisappear~ A.willAppear~ B.didDisappear~ "
          + "A.isAppearing~ A.didAppear~"
      ),
      (.uncover, .still, "A.willDisappear B.willAppear B.isAppearing B.didAppear A.didDisappear"),
      (
        .uncover, .animated,
        "A.willDisappear~ B.willAppear~ B.isAppearing~ B.didAppear~ A.didDisappear~"
      ),
      (
        .uncover, .cancelled,
        "A.willDisappear~ B.willAppear~ B.isAppearing~ B.willDisappear~ A.willAppear~ B.didDisappear~ "
          + "A.isAppearing~ A.didAppear~"
      ),
      (.sheet, .still, "B.willAppear B.isAppearing B.didAppear"),
      (.sheet, .animated, "B.willAppear~ B.isAppearing~ B.didAppear~"),
      (.sheet, .cancelled, "B.willAppear~ B.isAppearing~ B.willDisappear~ B.didDisappear~"),
      (.unsheet, .still, "A.willDisappear A.didDisappear"),
      (.unsheet, .animated, "A.willDisappear~ A.didDisappear~"),
      (.unsheet, .cancelled, "A.willDisappear~ A.willAppear~ A.isAppearing~ A.didAppear~"),
      (.root, .still, "A.willDisappear A.didDisappear B.willAppear B.isAppearing B.didAppear"),
      (
        .exchange, .still,
        "B.willMove A.willLeave B.willAppear A.willDisappear B.isAppearing A.didDisappear B.didAppear "
          + "A.didLeave B.didMove"
      ),
      (
        .exchange, .animated,
        "B.willMove A.willLeave B.willAppear~ A.willDisappear~ B.isAppearing~ A.didDisappear~ "
          + "B.didAppear~ A.didLeave B.didMove"
      ),
    ] as [(ContainerChange, ContainerChange.Way, String)])
  func order(change: ContainerChange, way: ContainerChange.Way, expected: String) {
    let recorder = Recorder()
    let changing = ChangingContainer(change, recorder)
    withWindow(changing.container, size: wide) { _ in
      changing.prepare()
      pass()
      _ = recorder.take()
      changing.perform(way)
      pass(2)
      #expect(recorder.take().joined(separator: " ") == expected)
    }
  }
}
