/// A view controller and its partners, or a SwiftUI view with the model that it observes.
package final class Screen {
  package let controller: ProjectType
  package private(set) var members: [Member] = []
  private var numbers: Set<Int>
  package internal(set) var pattern = Pattern.mvc
  package internal(set) var cues: [Cue] = []
  /// The types by which the screen leads to other screens: `coordinator`, `router`.
  package internal(set) var navigation: [String] = []
  package internal(set) var observation: [String] = []

  package struct Member {
    package let type: ProjectType
    package let role: Naming.Role
  }

  init(_ controller: ProjectType) {
    self.controller = controller
    members = [Member(type: controller, role: .viewController)]
    numbers = [controller.number]
  }

  package var name: String { controller.name }
  package var place: Place { Place(controller.file.path, controller.line) }

  package func member(_ role: Naming.Role) -> ProjectType? {
    members.first { $0.role == role && !$0.type.isProtocol }?.type
      ?? members.first { $0.role == role }?.type
  }

  func has(_ type: ProjectType) -> Bool { numbers.contains(type.number) }

  func add(_ type: ProjectType, _ role: Naming.Role) {
    guard numbers.insert(type.number).inserted else { return }
    members.append(Member(type: type, role: role))
  }
}
