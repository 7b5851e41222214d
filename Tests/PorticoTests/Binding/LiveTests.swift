import Portico
import Testing
import UIKit

@MainActor @Suite("Live properties")
struct LiveTests {
  @MainActor final class Recorder {
    @Live var title = "one"
    @Live var level = 0.5
    @Live var names: [String] = []
    @Live var isOn = false
  }

  final class Knob: UIControl {
    var isOn = false
  }

  let recorder = Recorder()
  let label = CountingLabel()

  @Test("The first value is applied at once, and a thousand changes as one")
  func gathers() async {
    label.bind(\.text, to: recorder.$title)
    #expect(label.updates == ["one"])
    for number in 1...1000 { recorder.title = "\(number)" }
    #expect(label.updates == ["one"])
    await nextTurn()
    #expect(label.updates == ["one", "1000"])
    recorder.title = "again"
    await nextTurn()
    #expect(label.updates == ["one", "1000", "again"])
  }

  @Test("A closure makes what is shown; changes in place count")
  func transforms() async {
    label.bind(\.text, to: recorder.$names) { "\($0.count)" }
    recorder.names.append("a")
    recorder.names.append("b")
    await nextTurn()
    #expect(label.updates == ["0", "2"])
    label.bind(\.text, to: recorder.$level) { "\($0)" }
    recorder.names.append("c")
    recorder.level = 1
    await nextTurn()
    #expect(label.updates == ["0", "2", "0.5", "1.0"])
  }

  @Test("Several views show one property")
  func fansOut() async {
    let other = CountingLabel()
    let binding = label.bind(\.text, to: recorder.$title)
    other.bind(\.text, to: recorder.$title)
    recorder.title = "two"
    await nextTurn()
    #expect(label.text == "two" && other.text == "two")
    binding.end()
    recorder.title = "three"
    await nextTurn()
    #expect(label.text == "two" && other.text == "three")
    label.bind(\.text, to: recorder.$title)
    #expect(label.text == "three")
  }

  @Test("A property that nothing shows any more can be bound again")
  func bindsAgain() async {
    label.bind(\.text, to: recorder.$title).end()
    recorder.title = "two"
    await nextTurn()
    label.bind(\.text, to: recorder.$title)
    recorder.title = "three"
    await nextTurn()
    #expect(label.updates == ["one", "two", "three"])
  }

  @Test("A control and a live property are kept equal")
  func twoWay() async {
    let knob = Knob()
    knob.bindTwoWay(\.isOn, to: recorder.$isOn)
    knob.isOn = true
    knob.sendActions(for: .valueChanged)
    #expect(recorder.isOn)
    recorder.isOn = false
    await nextTurn()
    #expect(!knob.isOn)
  }

  @Test("Neither side keeps the other alive, waiting or not")
  func keepsNothing() async {
    weak var weakRecorder: Recorder?
    weak var weakLabel: UILabel?
    do {
      let lost = Recorder()
      label.bind(\.text, to: lost.$title)
      lost.title = "two"
      weakRecorder = lost
      let gone = UILabel()
      gone.bind(\.text, to: recorder.$title)
      recorder.title = "two"
      weakLabel = gone
    }
    #expect(weakRecorder == nil)
    #expect(weakLabel == nil)
    await nextTurn()
  }
}
