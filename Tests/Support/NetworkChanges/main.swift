import Foundation
import Network
import SystemConfiguration

// Prints what is told of a network of this process's own, which has the loopback interface alone, down at first.

private func isSeparated() -> Bool {
  typealias Unshare = @convention(c) (Int32) -> Int32
  guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "unshare") else { return false }
  let unshare = unsafeBitCast(symbol, to: Unshare.self)
  let network: Int32 = 0x4000_0000, user: Int32 = 0x1000_0000
  return unshare(network) == 0 || unshare(network | user) == 0
}

/// Sets the flags of the loopback interface, as `ip link set lo up` does.
private func setLoopback(isUp: Bool) {
  let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
  var request = Array("lo".utf8) + [UInt8](repeating: 0, count: 38)
  request[16] = isUp ? UInt8(IFF_UP) : 0
  let setFlags: UInt = 0x8914
  precondition(ioctl(descriptor, setFlags, &request) == 0)
  close(descriptor)
}

guard isSeparated() else {
  print("not permitted")
  exit(0)
}
let queue = DispatchQueue(label: "changes")
let told = DispatchSemaphore(value: 0)

let monitor = NWPathMonitor(requiredInterfaceType: .loopback)
monitor.pathUpdateHandler = { path in
  print("path", path.status)
  told.signal()
}
monitor.start(queue: queue)
told.wait()

let target = SCNetworkReachabilityCreateWithName(nil, "localhost")!
_ = SCNetworkReachabilitySetCallback(
  target,
  { _, flags, _ in
    print("flags", flags.contains(.reachable))
    told.signal()
  }, nil)
_ = SCNetworkReachabilitySetDispatchQueue(target, queue)
told.wait()

for isUp in [true, false] {
  print(isUp ? "up" : "down")
  setLoopback(isUp: isUp)
  told.wait()
  told.wait()
}

monitor.cancel()
_ = SCNetworkReachabilitySetDispatchQueue(target, nil)
setLoopback(isUp: true)
let observed = NWPathMonitor(requiredInterfaceType: .loopback)
observed.pathUpdateHandler = { _ in told.signal() }
observed.start(queue: queue)
told.wait()
print("end")
