import CoreMotion
import Foundation
import Testing

@Suite("CoreMotion") struct CoreMotionTests {
  @Test("there are no sensors")
  func sensors() {
    let manager = CMMotionManager()
    manager.accelerometerUpdateInterval = 0.1
    manager.startAccelerometerUpdates(to: .main) { _, _ in Issue.record("no sensor measures") }
    manager.startDeviceMotionUpdates()
    #expect(!manager.isAccelerometerAvailable && !manager.isAccelerometerActive)
    #expect(!manager.isGyroAvailable && !manager.isMagnetometerAvailable)
    #expect(!manager.isDeviceMotionAvailable && manager.deviceMotion?.attitude.roll == nil)
    #expect(manager.accelerometerData?.acceleration.x == nil)
    #expect(!CMPedometer.isStepCountingAvailable())
    #expect(!CMMotionActivityManager.isActivityAvailable())
    #expect(!CMAltimeter.isRelativeAltitudeAvailable())
  }

  @Test("queries fail because the device lacks the sensor")
  func queries() async {
    let steps = await withCheckedContinuation { done in
      CMPedometer().queryPedometerData(from: .distantPast, to: .now) { data, error in
        #expect(data == nil)
        done.resume(returning: error as NSError?)
      }
    }
    #expect(steps?.domain == CMErrorDomain && steps?.code == Int(CMErrorNotAvailable.rawValue))
    let event = await withCheckedContinuation { done in
      CMPedometer().startEventUpdates { event, error in
        #expect(event == nil)
        done.resume(returning: error as NSError?)
      }
    }
    #expect(event?.code == 109)
    let activities = await withCheckedContinuation { done in
      CMMotionActivityManager().queryActivityStarting(
        from: .distantPast, to: .now, to: OperationQueue()
      ) { activities, error in
        #expect(activities == nil)
        done.resume(returning: error as NSError?)
      }
    }
    #expect(activities?.code == 109)
    let altitude = await withCheckedContinuation { done in
      CMAltimeter().startRelativeAltitudeUpdates(to: OperationQueue()) { data, error in
        #expect(data == nil)
        done.resume(returning: error as NSError?)
      }
    }
    #expect(altitude?.code == 109)
  }
}
