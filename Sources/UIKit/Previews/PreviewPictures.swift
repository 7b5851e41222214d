import AppDriver
import BrowserDisplay
import DisplayInterface
@preconcurrency import Foundation
import HeadlessDisplay
import UIKitCore
import UIKitDiagnostics

/// Draws the images of the previews. Each preview is drawn in its own process, so that a trap doesn't affect
/// the others.
@MainActor struct PreviewPictures {
  let folder: URL

  /// The device and style of an image, and its file name.
  struct Variant {
    let device: Device
    let style: DisplayTraits.Style
    let file: String

    /// All variants of a preview.
    static func all(of number: Int) -> [Variant] {
      Device.all.enumerated().flatMap { index, device in
        [DisplayTraits.Style.light, .dark].map {
          Variant(device: device, style: $0, file: "\(number)-\(index)-\($0).svg")
        }
      }
    }
  }

  private static let number = "UIKIT_PREVIEW"
  private static let path = "UIKIT_PREVIEW_PICTURES"

  /// Draws the images of all previews, several previews at a time.
  ///
  /// - Returns: The output of the processes that failed, by the number of the preview.
  func draw(count: Int, program: String) async -> [Int: String] {
    await withTaskGroup(of: (Int, String?).self) { group in
      var failures: [Int: String] = [:]
      let width = ProcessInfo.processInfo.activeProcessorCount
      for number in 0..<count {
        if number >= width, let (done, failure) = await group.next() { failures[done] = failure }
        group.addTask { (number, await draw(number, program)) }
      }
      for await (done, failure) in group { failures[done] = failure }
      return failures
    }
  }

  private func draw(_ number: Int, _ program: String) async -> String? {
    let log = folder.appendingPathComponent("\(number).txt")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Self.number: "\(number)", Self.path: folder.path]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = FileHandle(forWritingAtPath: log.path)
    process.standardOutput = output
    process.standardError = output
    let status: Int32 = await withCheckedContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(returning: -1)
      }
    }
    guard status != 0 else { return nil }
    let text = FileManager.default.contents(atPath: log.path) ?? Data()
    return String(decoding: text.prefix(10_000), as: UTF8.self)
  }

  /// Draws the preview that the environment specifies, and ends the process. Returns if the environment
  /// specifies none.
  static func drawIfAsked() {
    guard let number = getenv(number).flatMap({ Int(String(cString: $0)) }),
      let path = getenv(path).map({ String(cString: $0) })
    else { return }
    let entries = PreviewCatalog.load().entries
    guard entries.indices.contains(number) else { exit(2) }
    let display = HeadlessDisplay()
    let delegate = PreviewDelegate(entries, showing: number)
    var status: Int32 = 0
    UIApplication.shared.run(delegate: delegate, on: display) {
      Task {
        do {
          for variant in Variant.all(of: number) {
            display.traits = variant.device.traits(
              isLandscape: entries[number].isLandscape, style: variant.style)
            delegate.show(number)
            try await AppDriver().settle()
            try Data(AppDriver().picture().utf8).write(
              to: URL(fileURLWithPath: path).appendingPathComponent(variant.file))
          }
        } catch {
          writeToStandardError("error: \((error as? DriverError)?.reason ?? "\(error)")")
          status = 1
        }
        UIApplication.shared.terminate()
      }
    }
    exit(status)
  }
}
