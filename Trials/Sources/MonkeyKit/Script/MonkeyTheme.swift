import TrialKit

/// What a round is about: few things that are done often meet sooner than many that are done once.
@MainActor struct MonkeyTheme {
  typealias Command = @MainActor (inout SeededGenerator) -> String

  let apps: [String]
  /// Each as often as its weight says.
  private let commands: [(weight: Int, command: Command)]
  private let sum: Int

  init(_ apps: [String], _ commands: [(weight: Int, command: Command)]) {
    self.apps = apps
    self.commands = commands
    sum = commands.reduce(0) { $0 + $1.weight }
  }

  func command(_ dice: inout SeededGenerator) -> String {
    var number = dice.roll(sum)
    for (weight, command) in commands {
      if number < weight { return command(&dice) }
      number -= weight
    }
    return "flush"
  }

  private static func everything(_ kinds: String...) -> [String] {
    kinds.map { "everything-\($0)" }
  }

  static let all: [MonkeyTheme] = [
    alerts, alerts, alerts, presenting, person, person, stacks, containers, lists, diffable, forms,
    touches, layouts, gallery, gallery, mixed,
  ]

  /// Nothing but presentations upon presentations, of controllers that come back.
  static let alerts = MonkeyTheme(
    everything("plain", "navigation"),
    [(4, MonkeyLines.alert), (4, MonkeyLines.dismissNear), (2, MonkeyLines.alertAgain)])

  static let presenting = MonkeyTheme(
    everything("plain", "navigation", "tabs", "embedding", "split"),
    [
      (10, MonkeyLines.present), (9, MonkeyLines.dismiss), (2, MonkeyLines.keep),
      (1, MonkeyLines.push), (1, MonkeyLines.pop), (1, MonkeyLines.root), (1, MonkeyLines.tap),
      (1, MonkeyLines.key), (1, MonkeyLines.sheet), (1, MonkeyLines.resize),
    ])

  static let stacks = MonkeyTheme(
    everything("navigation", "tabs", "split"),
    [
      (8, MonkeyLines.push), (7, MonkeyLines.pop), (4, MonkeyLines.stack), (3, MonkeyLines.swipe),
      (2, MonkeyLines.bar), (2, MonkeyLines.keep), (1, MonkeyLines.present),
      (1, MonkeyLines.dismiss), (1, MonkeyLines.show), (1, MonkeyLines.resize),
      (1, MonkeyLines.tap),
    ])

  static let containers = MonkeyTheme(
    everything("tabs", "split", "columns", "pages", "curl", "embedding", "story"),
    [
      (4, MonkeyLines.tabs), (5, MonkeyLines.split), (3, MonkeyLines.page), (3, MonkeyLines.child),
      (2, MonkeyLines.root), (3, MonkeyLines.show), (2, MonkeyLines.present),
      (2, MonkeyLines.dismiss), (2, MonkeyLines.push), (2, MonkeyLines.pop),
      (3, MonkeyLines.resize), (2, MonkeyLines.embed), (2, MonkeyLines.segue),
      (2, MonkeyLines.tap), (1, MonkeyLines.key), (1, MonkeyLines.window), (1, MonkeyLines.keep),
    ])

  static let lists = MonkeyTheme(
    everything("table", "navigation", "split"),
    [
      (10, MonkeyLines.table), (3, MonkeyLines.tap), (3, MonkeyLines.drag), (2, MonkeyLines.scroll),
      (2, MonkeyLines.key), (1, MonkeyLines.resize), (1, MonkeyLines.search), (1, MonkeyLines.push),
      (1, MonkeyLines.press), (1, MonkeyLines.pointer), (1, MonkeyLines.traits),
    ])

  static let diffable = MonkeyTheme(
    everything("diffable", "flow", "embedding"),
    [
      (6, MonkeyLines.collection), (6, MonkeyLines.flow), (2, MonkeyLines.tap),
      (2, MonkeyLines.drag), (2, MonkeyLines.scroll), (1, MonkeyLines.key), (1, MonkeyLines.resize),
      (1, MonkeyLines.child), (1, MonkeyLines.root), (1, MonkeyLines.pointer),
    ])

  static let forms = MonkeyTheme(
    everything("form", "controls", "searching"),
    [
      (6, MonkeyLines.form), (4, MonkeyLines.control), (6, MonkeyLines.text), (6, MonkeyLines.key),
      (4, MonkeyLines.tap), (2, MonkeyLines.search), (2, MonkeyLines.drag), (1, MonkeyLines.press),
      (1, MonkeyLines.present), (1, MonkeyLines.dismiss), (1, MonkeyLines.traits),
      (1, MonkeyLines.resize), (1, MonkeyLines.responder),
    ])

  static let touches = MonkeyTheme(
    everything("touch", "controls", "table", "pages", "navigation"),
    [
      (6, MonkeyLines.pointer), (4, MonkeyLines.drag), (3, MonkeyLines.press), (3, MonkeyLines.tap),
      (5, MonkeyLines.touch), (1, MonkeyLines.scroll), (1, MonkeyLines.root), (1, MonkeyLines.push),
      (1, MonkeyLines.pop), (1, MonkeyLines.present), (1, MonkeyLines.dismiss),
      (1, MonkeyLines.view),
    ])

  static let layouts = MonkeyTheme(
    everything("constraints", "controls", "embedding", "navigation", "split"),
    [
      (6, MonkeyLines.constrain), (3, MonkeyLines.view), (3, MonkeyLines.control),
      (4, MonkeyLines.resize), (2, MonkeyLines.traits), (2, MonkeyLines.layout),
      (2, MonkeyLines.embed), (1, MonkeyLines.child), (1, MonkeyLines.bar),
    ])

  /// A person in any of the apps.
  static let person = MonkeyTheme(
    AppKind.names.filter { !$0.hasPrefix("everything") } + ["everything-tabs", "everything-story"],
    personal)

  /// The gallery between wide and narrow.
  static let gallery = MonkeyTheme(
    ["gallery", "subscriptions"],
    [(10, MonkeyLines.tap), (4, MonkeyLines.turnAround), (4, MonkeyLines.escape)])

  private static let personal: [(weight: Int, command: Command)] = [
    (10, MonkeyLines.tap), (5, MonkeyLines.key), (3, MonkeyLines.text), (2, MonkeyLines.scroll),
    (2, MonkeyLines.drag), (2, MonkeyLines.swipe), (3, MonkeyLines.resize),
    (1, MonkeyLines.pointer), (1, MonkeyLines.traits), (1, MonkeyLines.system),
  ]

  /// Everything at once, in any of the apps.
  static let mixed = MonkeyTheme(
    AppKind.names,
    personal + [
      (2, MonkeyLines.present), (2, MonkeyLines.dismiss), (2, MonkeyLines.push),
      (2, MonkeyLines.pop),
      (1, MonkeyLines.stack), (1, MonkeyLines.root), (1, MonkeyLines.show), (1, MonkeyLines.tabs),
      (1, MonkeyLines.bar), (1, MonkeyLines.layout), (1, MonkeyLines.responder),
      (1, MonkeyLines.keep), (1, MonkeyLines.window),
    ])
}
