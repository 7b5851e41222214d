open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  open var magneticField: CMMagneticField { CMMagneticField() }
}
