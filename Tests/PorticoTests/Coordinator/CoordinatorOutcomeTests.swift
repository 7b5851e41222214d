import Portico
import Testing
import UIKit

@MainActor @Suite("Outcomes of flows")
struct CoordinatorOutcomeTests {
  let world = World()

  private func makeMain(_ begin: @escaping (Flow) -> Void) -> Flow {
    let main = Flow("main", window: world.window) { flow in
      flow.push(flow.screen("home"))
      begin(flow)
    }
    world.track(main, "main")
    return main
  }

  private func child(begin: @escaping (Flow) -> Void = { $0.push($0.screen()) }) -> Flow {
    let child = Flow("child", begin: begin)
    world.track(child, "child")
    return child
  }

  private func note(_ outcome: Outcome<String>) {
    world.ends.append("\(outcome)")
  }

  private var current: Flow? { (world.visible as? Screen)?.coordinator as? Flow }

  @Test("A result is handed over once; what comes later is ignored")
  func finishesOnce() async {
    makeMain { $0.startChild(child(), completion: note) }.start()
    await world.settle()
    do {
      let flow = current
      flow?.finish("done")
      #expect(world.ends == ["finished(\"done\")"])
      #expect(flow?.hasEnded == true)
      flow?.finish("again")
      flow?.cancel()
    }
    (world.root as? UINavigationController)?.popToRootViewController(animated: true)
    await world.settle()
    #expect(world.ends == ["finished(\"done\")"])
    #expect(world.remaining == ["main"])
  }

  @Test("The screens of a flow that finished stay for the parent to go on from")
  func screensStay() async {
    makeMain { $0.startChild(child(), completion: note) }.start()
    await world.settle()
    current?.finish("done")
    await world.settle()
    #expect(world.visible?.title == "child")
    #expect(world.remaining == ["main", "child"])
  }

  @Test("A presented flow that finished is dismissed, then its parent is told")
  func dismissesPresented() async {
    makeMain { main in
      main.startChild(child(), in: .modal) { [unowned world] outcome in
        world.ends.append("\(outcome) over \(world.visible?.title ?? "")")
        main.push(main.screen("next"))
      }
    }.start()
    await world.settle()
    #expect(world.visible?.title == "child")
    current?.finish("done")
    await world.settle()
    #expect(world.ends == ["finished(\"done\") over home"])
    #expect(world.visible?.title == "next")
    #expect(world.remaining == ["main"])
  }

  @Test("Cancelling a flow takes off what it pushed and presented, its children's screens included")
  func cancels() async {
    makeMain { main in
      main.startChild(
        child { flow in
          flow.push(flow.screen("1"))
          flow.startChild(Flow("inner") { $0.push($0.screen("2")) }) { note($0) }
          flow.present(UIViewController())
        }, completion: note)
    }.start()
    await world.settle()
    let flow = (world.root as? UINavigationController)?.viewControllers[1] as? Screen
    flow?.coordinator?.cancel(animated: true)
    await world.settle()
    #expect(world.visible?.title == "home")
    #expect(world.ends == ["cancelled", "cancelled"])
    #expect(world.remaining == ["main"])
  }

  @Test("A parent awaits a result and goes on with it")
  func awaits() async {
    let main = makeMain { main in
      main.perform {
        let outcome = await main.run(child())
        note(outcome)
        main.push(main.screen("next"))
      }
    }
    main.start()
    await world.settle()
    current?.finish("done")
    await world.settle()
    #expect(world.ends == ["finished(\"done\")"])
    #expect(world.visible?.title == "next")
  }

  @Test("A parent that waits for a flow that is left gets to know", arguments: [true, false])
  func awaitsCancelled(presented: Bool) async {
    let main = makeMain { main in
      main.perform { note(await main.run(child(), in: presented ? .modal : .stack)) }
    }
    main.start()
    await world.settle()
    #expect(world.visible?.title == "child")
    let navigation = world.root as? UINavigationController
    navigation?.dismiss(animated: true)
    navigation?.popToRootViewController(animated: true)
    await world.settle()
    #expect(world.ends == ["cancelled"])
  }

  @Test("A parent that shows no screens of its own runs one flow after the other")
  func sequence() async {
    let main = Flow("main", window: world.window) { main in
      main.perform {
        for number in 1...3 { note(await main.run(Flow("\(number)") { $0.push($0.screen()) })) }
        main.push(main.screen("home"))
      }
    }
    main.start()
    for number in 1...3 {
      await world.settle()
      #expect(world.visible?.title == "\(number)")
      current?.finish("\(number)")
    }
    await world.settle()
    #expect(world.ends == (1...3).map { "finished(\"\($0)\")" })
    #expect(world.visible?.title == "home")
  }

  @Test("Cancelling the task that waits takes the flow off", arguments: [true, false])
  func cancelsTask(presented: Bool) async {
    let main = makeMain { _ in }
    main.start()
    await world.settle()
    let task = Task { note(await main.run(child(), in: presented ? .modal : .stack)) }
    await world.settle()
    #expect(world.visible?.title == "child")
    task.cancel()
    await world.settle()
    #expect(world.ends == ["cancelled"])
    #expect(world.visible?.title == "home")
    await task.value
    await world.settle()
    #expect(world.remaining == ["main"])
  }

  @Test("Work begins a flow that has no screen yet, and is cancelled when the flow is left")
  func performs() async {
    var next: CheckedContinuation<Void, Never>?
    var wasCancelled: Bool?
    makeMain { main in
      main.startChild(
        child { flow in
          flow.perform { await withCheckedContinuation { next = $0 } }
          flow.perform {
            flow.push(flow.screen())
          }
          flow.perform {
            try? await Task.sleep(for: .seconds(36_000))
            wasCancelled = Task.isCancelled
          }
        }, completion: note)
    }.start()
    await world.settle()
    #expect(world.visible?.title == "child")
    (world.root as? UINavigationController)?.popViewController(animated: true)
    await world.settle()
    #expect(world.ends == ["cancelled"])
    #expect(await until { wasCancelled == true })
    next?.resume()
    await world.settle()
    #expect(world.remaining == ["main"])
  }

  @Test("A flow that waits for an answer before its first screen is not cancelled")
  func waitsForAnswer() async {
    var answer: CheckedContinuation<Void, Never>?
    makeMain { main in
      main.startChild(
        child { flow in
          flow.perform {
            await withCheckedContinuation { answer = $0 }
            flow.push(flow.screen("late"))
          }
        }, completion: note)
    }.start()
    await world.settle()
    #expect(world.ends.isEmpty)
    answer?.resume()
    await world.settle()
    #expect(world.visible?.title == "late")
    #expect(world.ends.isEmpty)
  }

  @Test("A flow that was left shows nothing more")
  func showsNothingLater() async {
    makeMain { $0.startChild(child(), completion: note) }.start()
    await world.settle()
    do {
      let flow = current
      (world.root as? UINavigationController)?.popViewController(animated: false)
      await world.settle()
      flow?.push(Screen("late"))
      flow?.present(Screen("late"))
      flow?.startChild(child()) { note($0) }
    }
    await world.settle()
    #expect(world.visible?.title == "home")
    #expect(world.ends == ["cancelled", "cancelled"])
  }

  @Test("Five screens ask for the same flow, one after the other")
  func shared() async {
    let main = makeMain { _ in }
    main.start()
    for number in 1...5 {
      let asking = Flow("screen \(number)") { $0.push($0.screen(), animated: false) }
      main.startChild(asking)
      asking.startChild(Flow("log in") { $0.push($0.screen()) }, in: .modal) { note($0) }
      await world.settle()
      #expect(world.visible?.title == "log in")
      current?.finish("\(number)")
      await world.settle()
      #expect(world.visible?.title == "screen \(number)")
    }
    #expect(world.ends.count == 5)
  }

  @Test("The children that run are listed, in order")
  func children() async {
    let main = makeMain { _ in }
    main.start()
    let flows = (1...3).map { number in Flow("\(number)") { $0.push($0.screen(), animated: false) }
    }
    for flow in flows { main.startChild(flow) }
    #expect(main.childCoordinators.map { ($0 as? Flow)?.name } == ["1", "2", "3"])
    flows[1].finish("")
    #expect(main.childCoordinators.count == 2)
    #expect(main.navigationController === flows[2].navigationController)
  }

  @Test("Several screens are pushed in one transition")
  func pushesSeveral() async {
    let main = makeMain { $0.push([$0.screen("1"), $0.screen("2"), $0.screen("3")]) }
    main.start()
    await world.settle()
    let stack = (world.root as? UINavigationController)?.viewControllers ?? []
    #expect(stack.map(\.title) == ["home", "1", "2", "3"])
    #expect(stack[1].isViewLoaded == false)
  }

  @Test("Starting a coordinator twice is an error that says so")
  func startsTwice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = UIWindow(frame: .zero)
        let main = Flow("main", window: window) { $0.push($0.screen()) }
        main.start()
        let child = Flow("child") { $0.push($0.screen()) }
        main.startChild(child)
        main.startChild(child)
      }
    }
  }
}
