import Foundation
import SystemConfiguration
import Testing

@Suite("System Configuration") struct SystemConfigurationTests {
  private func flags(_ target: SCNetworkReachability?) throws -> SCNetworkReachabilityFlags {
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(try #require(target), &flags))
    return flags
  }

  private func reachability(of text: String) -> SCNetworkReachability? {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    address.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, text, &address.sin_addr)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(nil, $0)
      }
    }
  }

  @Test("this machine reaches itself, and directly")
  func local() throws {
    #expect(try flags(reachability(of: "127.0.0.1")) == [.reachable, .isLocalAddress, .isDirect])
    #expect(
      try flags(SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "localhost"))
        == [.reachable, .isLocalAddress, .isDirect])
    #expect(try flags(reachability(of: "127.0.0.2")) == [.reachable, .isDirect])
  }

  @Test("the unspecified address stands for the network beyond this one, as names do")
  func beyond() throws {
    let table = try String(contentsOfFile: "/proc/net/route", encoding: .utf8)
    let hasDefaultRoute = table.split(separator: "\n").contains {
      $0.split(separator: "\t").dropFirst().first == "00000000"
    }
    #expect(try flags(reachability(of: "0.0.0.0")).contains(.reachable) == hasDefaultRoute)
    let host = SCNetworkReachabilityCreateWithName(nil, "www.example.com")
    #expect(try flags(host).contains(.reachable) == hasDefaultRoute)
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
  }

  @Test("an address of another kind has no reachability")
  func otherFamily() {
    var address = sockaddr()
    address.sa_family = sa_family_t(AF_UNIX)
    #expect(SCNetworkReachabilityCreateWithAddress(nil, &address) == nil)
    #expect(SCNetworkReachabilityCreateWithAddressPair(nil, nil, nil) == nil)
  }

  @Test("the callback gets the flags and its context on the queue")
  func callback() async throws {
    final class Observer: Sendable {
      let told: @Sendable (SCNetworkReachabilityFlags) -> Void
      init(told: @escaping @Sendable (SCNetworkReachabilityFlags) -> Void) { self.told = told }
    }
    let target = try #require(reachability(of: "127.0.0.1"))
    let flags = await withCheckedContinuation { done in
      let observer = Observer { done.resume(returning: $0) }
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passRetained(observer).toOpaque(), retain: nil, release: nil,
        copyDescription: nil)
      let isSet = SCNetworkReachabilitySetCallback(
        target,
        { _, flags, info in
          info.map { Unmanaged<Observer>.fromOpaque($0).takeRetainedValue() }?.told(flags)
        }, &context)
      #expect(isSet && SCNetworkReachabilitySetDispatchQueue(target, .global()))
    }
    #expect(flags == [.reachable, .isLocalAddress, .isDirect])
    #expect(SCNetworkReachabilitySetCallback(target, nil, nil))
    #expect(SCNetworkReachabilitySetDispatchQueue(target, nil))
  }
}
