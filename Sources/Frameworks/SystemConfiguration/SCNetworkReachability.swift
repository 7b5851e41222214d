public import Foundation
import NetworkRoutes
import Synchronization

/// A network address or name, and the client that's informed about its reachability.
public final class SCNetworkReachability: Sendable {
  let address: sockaddr_storage
  private let client = Mutex<Client?>(nil)
  private let schedule = Mutex<Schedule?>(nil)

  init(address: sockaddr_storage) {
    self.address = address
  }

  var flags: SCNetworkReachabilityFlags {
    guard let route = Route(to: address) else { return [] }
    var flags: SCNetworkReachabilityFlags = .reachable
    if route.isLocal { flags.insert(.isLocalAddress) }
    if route.isDirect { flags.insert(.isDirect) }
    return flags
  }

  func setClient(
    _ callout: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    let new = callout.map { Client(callout: $0, context: context) }
    client.withLock { $0 = new }
  }

  /// Calls the client soon, and again when the network's change gives other flags.
  func schedule(_ perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    let last = LastFlags()
    let queue = DispatchQueue(label: "SCNetworkReachability")
    let tell: @Sendable () -> Void = { [weak self] in
      perform { [weak self] in
        guard let self, self.schedule.withLock({ $0 != nil }), last.update(to: self.flags) else {
          return
        }
        self.client.withLock(\.self)?.tell(self)
      }
    }
    let new = Schedule(observer: RouteObserver(queue: queue, changed: tell))
    schedule.withLock { $0 = new }
    queue.async(execute: tell)
  }

  func unschedule() {
    schedule.withLock { $0 = nil }
  }

  private struct Schedule {
    /// `nil` if the kernel doesn't report changes. The client is then called once.
    let observer: RouteObserver?
  }

  private final class LastFlags: Sendable {
    private let flags = Mutex<SCNetworkReachabilityFlags?>(nil)

    /// Returns `true` if the flags differ from the previous ones.
    func update(to new: SCNetworkReachabilityFlags) -> Bool {
      flags.withLock { old in
        defer { old = new }
        return old != new
      }
    }
  }

  private final class Client: @unchecked Sendable {
    private let callout: SCNetworkReachabilityCallBack
    private let info: UnsafeMutableRawPointer?
    private let release: (@convention(c) (UnsafeRawPointer) -> Void)?

    init(callout: @escaping SCNetworkReachabilityCallBack, context: SCNetworkReachabilityContext?) {
      self.callout = callout
      if let info = context?.info, let retain = context?.retain {
        self.info = UnsafeMutableRawPointer(mutating: retain(info))
      } else {
        info = context?.info
      }
      release = context?.release
    }

    deinit {
      if let info { release?(info) }
    }

    func tell(_ target: SCNetworkReachability) {
      callout(target, target.flags, info)
    }
  }
}

public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  let size: Int
  switch Int32(address.pointee.sa_family) {
  case AF_INET: size = MemoryLayout<sockaddr_in>.size
  case AF_INET6: size = MemoryLayout<sockaddr_in6>.size
  default: return nil
  }
  let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(address), count: size)
  return SCNetworkReachability(address: Route.copy(bytes))
}

public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  guard let address = remoteAddress ?? localAddress else { return nil }
  return SCNetworkReachabilityCreateWithAddress(allocator, address)
}

/// Creates a target for a host name. The name isn't resolved: any name but `localhost` is considered as reachable
/// as an address outside of the local network.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  guard !name.isEmpty else { return nil }
  return SCNetworkReachability(
    address: name == "localhost" ? Route.address("127.0.0.1") : Route.anywhere)
}

public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setClient(callout, context?.pointee)
  return true
}

public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  guard let queue else {
    target.unschedule()
    return true
  }
  target.schedule { queue.async(execute: $0) }
  return true
}

public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
  // Blocks can be added to a run loop from any thread.
  nonisolated(unsafe) let runLoop = runLoop
  target.schedule { runLoop.perform($0) }
  return true
}

public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
  target.unschedule()
  return true
}
