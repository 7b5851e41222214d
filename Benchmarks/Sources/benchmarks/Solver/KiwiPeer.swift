import Foundation

/// Fetches kiwi's headers with pip, builds `peers/kiwi_bench.cpp` against them and runs it.
struct KiwiPeer {
  var times: [String: Double] = [:]
  var note: String

  static func measure() -> KiwiPeer {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../peers/kiwi_bench.cpp").standardizedFileURL.path
    let script = """
      set -e
      cache="${XDG_CACHE_HOME:-$HOME/.cache}/portico-benchmarks"
      mkdir -p "$cache" && cd "$cache"
      if ! ls kiwisolver-*/kiwi/kiwi.h >/dev/null 2>&1; then
        python3 -m pip download --quiet --no-deps --no-binary :all: kiwisolver >&2
        tar xf kiwisolver-*.tar.gz
      fi
      folder=$(ls -d kiwisolver-*/ | tail -1)
      ${CXX:-c++} -std=c++17 -O2 -DNDEBUG -I "$folder" '\(source)' -o kiwi_bench >&2
      echo "# ${folder%/}, $(${CXX:-c++} --version | head -1), -O2"
      ./kiwi_bench
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { return KiwiPeer(note: "kiwi was not measured: \(error)") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return KiwiPeer(
        note: "kiwi was not measured (it takes pip and a C++ compiler):\n\(complaint)")
    }
    var peer = KiwiPeer(note: "")
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      if parts.count == 2 {
        peer.times[String(parts[0])] = Double(parts[1])
      } else {
        peer.note = "kiwi: " + line.drop { $0 == "#" || $0 == " " }
      }
    }
    return peer
  }
}
