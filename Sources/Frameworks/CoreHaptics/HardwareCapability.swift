/// A device without haptics.
struct HardwareCapability: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}
