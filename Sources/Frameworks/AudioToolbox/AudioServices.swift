public import CoreGraphics
import Foundation
import Synchronization

/// A sound of the system or of the app.
public typealias SystemSoundID = UInt32

/// The vibration of the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501

private let sounds = Mutex<(last: SystemSoundID, files: Set<SystemSoundID>)>((0x1000, []))

/// Creates a sound from a file.
///
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError` if the file doesn't exist.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard inFileURL.isFileURL, FileManager.default.fileExists(atPath: inFileURL.path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = sounds.withLock { sounds in
    sounds.last += 1
    sounds.files.insert(sounds.last)
    return sounds.last
  }
  return kAudioServicesNoError
}

/// Releases a sound.
///
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError` if the sound doesn't exist.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  sounds.withLock { $0.files.remove(inSystemSoundID) } == nil
    ? kAudioServicesSystemSoundUnspecifiedError : kAudioServicesNoError
}

/// Plays a sound, which is silent, as on a phone with its switch set to silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays an alert, which is silent, as on a phone with its switch set to silent.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound.
///
/// - Parameter inCompletionBlock: A closure that's called on another thread when the sound ends.
@preconcurrency public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  if let inCompletionBlock { DispatchQueue.global().async(execute: inCompletionBlock) }
}

/// Plays an alert.
///
/// - Parameter inCompletionBlock: A closure that's called on another thread when the alert ends.
@preconcurrency public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
