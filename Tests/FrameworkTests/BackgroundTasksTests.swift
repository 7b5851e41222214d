import BackgroundTasks
import Testing

@Suite("BackgroundTasks") struct BackgroundTasksTests {
  @Test("requests are refused, as on the simulator")
  func refused() async throws {
    let request = BGAppRefreshTaskRequest(identifier: "org.example.refresh")
    request.earliestBeginDate = .now.addingTimeInterval(900)
    do {
      try BGTaskScheduler.shared.submit(request)
      Issue.record("no task runs in the background")
    } catch BGTaskScheduler.Error.unavailable {
      #expect(request.identifier == "org.example.refresh")
    }
    #expect(throws: BGTaskScheduler.Error(.unavailable)) {
      try BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "org.example.clean"))
    }
    #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
  }

  @Test("an identifier that Info.plist doesn't permit isn't registered")
  func registration() {
    let isRegistered = BGTaskScheduler.shared.register(
      forTaskWithIdentifier: "org.example.refresh", using: nil
    ) { task in
      task.setTaskCompleted(success: false)
    }
    #expect(!isRegistered)
  }
}
