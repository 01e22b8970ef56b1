@_exported import ModernRIBs
import UIKit

public protocol AnimatedRouting: AnyObject {
    var isTransitioning: Bool { get }
}
