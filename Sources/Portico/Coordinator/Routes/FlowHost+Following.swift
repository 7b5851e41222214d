extension FlowHost {
  /// Makes a plan, and changes everything as it says.
  ///
  /// - Parameter link: What is followed, for the log.
  /// - Throws: ``LinkError``; nothing has changed then.
  func follow(_ link: String, animated: Bool, plan makePlan: () throws -> FlowPlan) throws {
    do {
      var plan = try makePlan()
      try plan.check()
      plan.endObstacles()
      // What ends may have ended what was to stay.
      while plan.isOutdated {
        plan = try makePlan()
        plan.endObstacles()
      }
      guard requireNode(in: nil, insteadOf: nil) != nil else { return }
      record(.followed(link))
      Transition.perform(animated: animated) { transition in
        plan.clear(transition)
        transition.targets = plan.show(animated: animated)
      }
    } catch {
      record(.refused(link, because: LinkError(error).brief))
      throw error
    }
  }

  func record(_ kind: @autoclosure () -> FlowEvent.Kind) {
    FlowLog.record(kind(), of: self, in: node?.parent)
  }
}
