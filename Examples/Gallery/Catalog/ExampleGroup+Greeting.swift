import GreetingExample

extension ExampleGroup {
  static let greeting = ExampleGroup(
    title: "Greeting", subtitle: "One small screen in nine architectures", symbol: "text.bubble",
    examples: GreetingVersion.all.map { version in
      let folder = String(version.folder.dropFirst("Examples/".count))
      return Example(
        title: version.name, subtitle: greetingSubtitles[version.name] ?? "", folder: folder
      ) { flow in
        let screen = version.make("David", "Blaine")
        screen.title = version.name
        flow.push(screen)
      }
    })

  private static let greetingSubtitles = [
    "Traditional MVC": "The view observes the model itself",
    "Cocoa MVC": "The controller does it all, as in many apps",
    "Cocoa MVC, done well": "The view is a class of its own",
    "MVP, passive view": "A presenter tells the view what to show",
    "MVP, supervising controller": "Simple values are bound, the presenter does the rest",
    "MVVM, closures": "The view model tells by closures",
    "MVVM, delegate": "The view model tells a delegate",
    "MVVM, bindings": "The view follows an observable view model",
    "VIPER": "View, interactor, presenter, entity, router",
  ]
}
