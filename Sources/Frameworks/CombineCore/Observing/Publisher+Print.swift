extension Publishers {
  public typealias Print<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Prints the events between the publisher and its subscriber.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    staged { subscriber in
      var stream = stream
      let start = prefix.isEmpty ? "" : prefix + ": "
      func write(_ text: String) {
        guard stream != nil else { return Swift.print(start + text) }
        stream?.write(start + text + "\n")
      }
      func requested(_ demand: Subscribers.Demand, _ how: String = "") {
        write("request " + (demand.max.map { "max: (\($0))" } ?? "unlimited") + how)
      }
      return Tap(
        subscriber,
        Tap.Hooks(
          onSubscription: { write("receive subscription: (\($0))") },
          onValue: { write("receive value: (\($0))") },
          onCompletion: { completion in
            switch completion {
            case .finished: write("receive finished")
            case .failure(let error): write("receive error: (\(error))")
            }
          },
          onCancel: { write("receive cancel") }, onRequest: { requested($0) },
          onReturn: { if $0 > 0 { requested($0, " (synchronous)") } }))
    }
  }
}
