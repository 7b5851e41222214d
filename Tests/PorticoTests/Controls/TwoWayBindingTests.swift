import Observation
import Portico
import Testing
import UIKit

@MainActor @Suite("Two-way bindings")
struct TwoWayBindingTests {
  /// A control whose value a person can change.
  final class Knob: UIControl {
    private(set) var sets = 0
    var value = 0 {
      didSet { sets += 1 }
    }

    func turn(to value: Int) {
      self.value = value
      sets = 0
      sendActions(for: .valueChanged)
    }
  }

  @MainActor @Observable final class Volume {
    @ObservationIgnored var sets = 0
    var level = 3 {
      didSet {
        sets += 1
        if level > 10 { level = 10 }
      }
    }
  }

  let knob = Knob()
  let volume = Volume()

  @Test("The model rules when the binding is made")
  func startsWithModel() {
    knob.value = 7
    knob.bindTwoWay(\.value, to: volume, \.level)
    #expect(knob.value == 3)
    #expect(volume.level == 3)
  }

  @Test("What the user changes is in the model at once and does not come back")
  func handsOn() async {
    knob.bindTwoWay(\.value, to: volume, \.level)
    volume.sets = 0
    knob.turn(to: 5)
    #expect(volume.level == 5)
    await nextTurn()
    #expect(volume.sets == 1)
    #expect(knob.sets == 0)
  }

  @Test("What the program changes is shown and not handed back")
  func shows() async {
    knob.bindTwoWay(\.value, to: volume, \.level)
    volume.sets = 0
    volume.level = 8
    await nextTurn()
    #expect(knob.value == 8)
    #expect(volume.sets == 1)
  }

  @Test("A value that the model corrects is shown corrected, again and again")
  func showsCorrection() async {
    knob.bindTwoWay(\.value, to: volume, \.level)
    knob.turn(to: 12)
    await nextTurn()
    #expect(volume.level == 10)
    #expect(knob.value == 10)
    knob.turn(to: 11)
    await nextTurn()
    #expect(knob.value == 10)
  }

  @Test("Binding again and ending stop both directions")
  func ends() async {
    let other = Volume()
    knob.bindTwoWay(\.value, to: volume, \.level)
    let binding = knob.bindTwoWay(\.value, to: other, \.level)
    knob.turn(to: 6)
    #expect(volume.level == 3)
    #expect(other.level == 6)
    binding.end()
    knob.turn(to: 7)
    other.level = 9
    await nextTurn()
    #expect(knob.value == 7)
    #expect(other.level == 9)
    #expect(volume.level == 3)
  }

  @Test("Neither side keeps the other alive")
  func keepsNothing() {
    weak var weakKnob: Knob?
    weak var weakVolume: Volume?
    do {
      let gone = Knob()
      gone.bindTwoWay(\.value, to: volume, \.level)
      weakKnob = gone
      let lost = Volume()
      knob.bindTwoWay(\.value, to: lost, \.level)
      weakVolume = lost
    }
    #expect(weakKnob == nil)
    #expect(weakVolume == nil)
    knob.turn(to: 4)
    #expect(volume.level == 3)
  }
}
