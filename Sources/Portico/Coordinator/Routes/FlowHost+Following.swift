extension FlowHost {
  /// Makes a plan and carries it out.
  ///
  /// - Parameter link: The link, for the log.
  /// - Throws: ``LinkError``; nothing has changed then.
  func follow(
    _ link: @autoclosure () -> String, animated: Bool, plan makePlan: () throws -> FlowPlan
  ) throws {
    do {
      var plan = try makePlan()
      try plan.check()
      plan.endObstacles()
      // A flow that ended may have ended another flow that the plan keeps.
      while plan.isOutdated {
        plan = try makePlan()
        plan.endObstacles()
      }
      guard requireNode(in: nil, insteadOf: nil) != nil else { return }
      record(.followed(link()))
      Transition.perform(animated: animated) { transition in
        plan.clear(transition)
        transition.targets = plan.show(animated: animated)
      }
    } catch {
      record(.refused(link(), because: LinkError(error).brief))
      throw error
    }
  }

  func record(_ kind: @autoclosure () -> FlowEvent.Kind) {
    FlowLog.record(kind(), of: self, in: node?.parent)
  }
}
