import Foundation
import Network
import Testing

@Suite("Network") struct NetworkTests {
  @Test("the first path tells what the routing table says")
  func path() async throws {
    let monitor = NWPathMonitor()
    let queue = DispatchQueue(label: "path")
    queue.setSpecific(key: Self.key, value: true)
    let (path, isOnQueue) = await withCheckedContinuation { done in
      monitor.pathUpdateHandler = {
        done.resume(returning: ($0, DispatchQueue.getSpecific(key: Self.key)))
      }
      monitor.start(queue: queue)
    }
    monitor.cancel()
    let table = try String(contentsOfFile: "/proc/net/route", encoding: .utf8)
    let routes = table.split(separator: "\n").map { $0.split(separator: "\t") }
    let device = routes.first { $0.dropFirst().first == "00000000" }?.first.map(String.init)
    #expect(path.supportsIPv4 == (device != nil))
    #expect(device == nil || path.availableInterfaces.contains { $0.name == device })
    #expect(isOnQueue == true && path == monitor.currentPath)
    #expect(!path.usesInterfaceType(.loopback) && !path.usesInterfaceType(.cellular))
  }

  private static let key = DispatchSpecificKey<Bool>()

  @Test("a monitor of one type of interface knows only those")
  func requirements() async throws {
    let loopback = NWPathMonitor(requiredInterfaceType: .loopback).currentPath
    #expect(loopback.status == .satisfied && loopback.availableInterfaces.map(\.name) == ["lo"])
    let cellular = NWPathMonitor(requiredInterfaceType: .cellular).currentPath
    #expect(cellular.status == .unsatisfied && cellular.availableInterfaces.isEmpty)
    #expect(!cellular.supportsDNS && cellular.unsatisfiedReason == .notAvailable)
    let all: [NWInterface.InterfaceType] = [.wifi, .cellular, .wiredEthernet, .other]
    #expect(NWPathMonitor(prohibitedInterfaceTypes: all).currentPath.status == .unsatisfied)
  }

  @Test("a loop over a monitor gets the path, and ends with the monitor")
  func sequence() async {
    let monitor = NWPathMonitor()
    var count = 0
    for await path in monitor {
      count += 1
      #expect(path == monitor.currentPath)
      monitor.cancel()
    }
    #expect(count == 1)
    for await _ in monitor { Issue.record("canceled") }
  }

  @Test(
    "handlers are called when the network changes, until they're canceled", .timeLimit(.minutes(15))
  )
  func changes() throws {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("network-changes")
    process.standardOutput = pipe
    try process.run()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    // A container may forbid networks of one's own.
    if lines == ["not permitted"] { return }
    try #require(lines.count == 9)
    #expect(lines[0..<3] == ["path unsatisfied", "flags false", "up"])
    #expect(lines[3..<5].sorted() == ["flags true", "path satisfied"])
    #expect(lines[5] == "down")
    #expect(lines[6..<8].sorted() == ["flags false", "path unsatisfied"])
    #expect(lines[8] == "end")
  }

  @Test("hosts, ports and addresses are read from strings")
  func endpoints() throws {
    let host: NWEndpoint.Host = "example.com"
    #expect(host == .name("example.com", nil))
    let loopback = try #require(IPv4Address("127.0.0.1"))
    #expect(
      loopback == .loopback && loopback.isLoopback
        && NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback))
    #expect(NWEndpoint.Host("::1") == .ipv6(.loopback) && IPv6Address("1:2") == nil)
    #expect(
      IPv4Address(Data([1, 2, 3])) == nil && IPv4Address("1.2.3.4")?.rawValue == Data([1, 2, 3, 4]))
    #expect(NWEndpoint.Port("443") == .https && NWEndpoint.Port(rawValue: 80) == .http)
    #expect(NWEndpoint.Port("no such service") == nil)
    let endpoint = NWEndpoint.hostPort(host: host, port: 8080)
    #expect("\(endpoint)" == "example.com:8080" && endpoint.interface == nil)
    #expect("\(NWEndpoint.Host("fe80::1"))" == "fe80::1")
  }
}
