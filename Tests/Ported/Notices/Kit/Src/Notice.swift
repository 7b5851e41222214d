//
//  Notice.swift
//  Notices
//
//  Created on 12/03/15.
//

import UIKit

@objc public enum NoticeStyle: Int {
    case info = 0
    case success
    case error

    var color: UIColor {
        switch self {
        case .info: return UIColor(red: 0.25, green: 0.46, blue: 0.85, alpha: 1)
        case .success: return UIColor(red: 0.2, green: 0.65, blue: 0.32, alpha: 1)
        case .error: return .red
        }
    }

    var title: String {
        let bundle = Bundle(for: NoticeCenter.self)
        switch self {
        case .info: return NSLocalizedString("notice.info", tableName: "Notices", bundle: bundle, value: "Info", comment: "")
        case .success: return NSLocalizedString("notice.success", tableName: "Notices", bundle: bundle, value: "Success", comment: "")
        case .error: return NSLocalizedString("notice.error", tableName: "Notices", bundle: bundle, value: "Error", comment: "")
        }
    }
}

public typealias NoticeHandler = (_ notice: Notice, _ tapped: Bool) -> Void

@objc(NTNotice)
open class Notice: NSObject {

    @objc public let message: String
    @objc public let style: NoticeStyle
    @objc open var duration: TimeInterval = 2.0
    /// Observed by views that show it.
    @objc open dynamic var progress: Float = 0
    @objc open var userInfo: [AnyHashable: Any]?
    open var handler: NoticeHandler?

    @objc public init(message: String, style: NoticeStyle = .info) {
        self.message = message
        self.style = style
        super.init()
    }

    @objc(noticeWithError:)
    public convenience init(error: NSError) {
        self.init(message: error.localizedDescription, style: .error)
        userInfo = [NSUnderlyingErrorKey: error]
    }

    override open var description: String {
        return "<\(NSStringFromClass(type(of: self))) \(message)>"
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Notice else { return false }
        return other.message == message && other.style == style
    }

    override open var hash: Int { return message.hash ^ style.rawValue }

    override open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        if key == #keyPath(isFinished) { return [#keyPath(progress)] }
        return super.keyPathsForValuesAffectingValue(forKey: key)
    }

    @objc open dynamic var isFinished: Bool { return progress >= 1 }
}
