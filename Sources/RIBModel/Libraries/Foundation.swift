package import SourceText

/// Swift's standard library and concurrency, Foundation, Dispatch, and Apple's frameworks without views.
extension LibraryModel {
    static var foundation: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                relatedModules: [
                    "Swift", "_Concurrency", "RegexBuilder", "Synchronization", "Observation", "Foundation", "Dispatch",
                    "os", "OSLog", "Darwin", "Glibc", "ObjectiveC", "XCTest", "Testing", "CoreData", "CoreGraphics",
                    "CoreLocation", "CoreImage", "CoreMedia", "CoreText", "CoreMotion", "CoreBluetooth",
                    "CoreTelephony", "CoreHaptics", "CoreML", "CoreNFC", "CoreSpotlight", "AVFoundation", "Photos",
                    "Contacts", "EventKit", "UserNotifications", "LocalAuthentication", "CryptoKit", "Security",
                    "QuartzCore", "MobileCoreServices", "UniformTypeIdentifiers", "Vision", "Metal", "AppIntents",
                    "Intents", "NaturalLanguage", "Network", "Accelerate", "AdSupport", "AppTrackingTransparency",
                    "AudioToolbox", "BackgroundTasks", "CloudKit", "HealthKit", "JavaScriptCore", "SystemConfiguration",
                    "DeviceCheck", "Speech",
                ],
                typeNames: standardTypes + foundationTypes,
                plainTypes: plainTypes,
                sharedObjects: ["standard", "shared", "default", "main", "current", "general", "autoupdatingCurrent"],
                typePrefixes: ["XC"],
                protocolSuffixes: ["Protocol", "Type", "able", "ible", "Interface"]),
            streams: StreamNames(
                lists: [
                    .insertions: ["insert", "append", "add", "collect", "hold", "keep", "formUnion", "updateValue"],
                    .emptyings: [
                        "removeAll", "clear", "reset", "empty", "removeFirst", "removeLast", "popFirst", "popLast",
                        "forEach", "subtract", "formIntersection", "dropAll", "invalidate", "map", "compactMap",
                    ],
                    .sequences: ["Sequence", "Collection", "MutableCollection", "RangeReplaceableCollection"],
                    .selfNames: ["self", "wSelf", "weakSelf", "strongSelf", "sSelf", "this", "me"],
                    .runners: ["forEach", "async", "asyncAfter", "sync", "Task", "detached", "addOperation"],
                    .handlers: [
                        "addObserver", "scheduledTimer", "Timer", "addHandler", "observe", "register",
                        "setEventHandler",
                        "addPeriodicTimeObserver",
                    ],
                ]),
            references: ReferenceNames(
                weakWrappers: ["Weak", "WeakBox", "WeakRef", "WeakReference", "Unowned", "WeakObject", "WeakWrapper"]),
            routing: RoutingNames(
                foreignComponentFunctions: [
                    "appendingPathComponent", "appendPathComponent", "deletingLastPathComponent",
                    "deleteLastPathComponent", "dateComponent",
                ]),
            executors: .foundation,
            runs: .foundation)
    }

    private static let standardTypes: [String] = [
        "Any", "AnyObject", "AnyHashable", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64", "Float", "Double", "String", "Substring", "Character", "Void", "Never", "Array",
        "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange", "Equatable", "Hashable", "Comparable",
        "Codable", "Encodable", "Decodable", "Identifiable", "Error", "CustomStringConvertible",
        "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable", "OptionSet", "Sequence", "Collection",
        "IteratorProtocol", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "Sendable", "Actor",
        "CodingKey", "Task", "MainActor", "AsyncStream", "AsyncSequence", "Clock", "Duration", "Mirror", "KeyPath",
        "WritableKeyPath", "Observable", "Self",
        // `protocol X: class`, the spelling before `AnyObject`.
        "class",
    ]

    /// Values, and objects that keep nothing of an app but values.
    private static let plainTypes: [String] = [
        "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
        "Float32", "Float64", "Double", "String", "Substring", "Character", "Range", "ClosedRange", "Array", "Set",
        "Dictionary", "Optional", "Duration", "Data", "Date", "DateComponents", "DateInterval", "URL", "URLComponents",
        "URLQueryItem", "URLRequest", "URLResponse", "HTTPURLResponse", "UUID", "Locale", "Calendar", "TimeZone",
        "TimeInterval", "DateFormatter", "ISO8601DateFormatter", "NumberFormatter", "UserDefaults", "Bundle",
        "FileManager", "ProcessInfo", "IndexPath", "IndexSet", "Decimal", "DispatchTime", "Measurement",
        "CharacterSet", "AttributedString", "Notification.Name", "NSAttributedString", "NSMutableAttributedString",
        "NSNumber", "NSString", "NSRange", "NSDecimalNumber", "NSDate", "NSData", "NSURL", "OSLog", "Logger", "CGFloat",
        "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CGColor", "CATransform3D", "CMTime",
        "CLLocationCoordinate2D", "CLLocation", "CLLocationDegrees", "CLLocationDistance",
    ]

    private static let foundationTypes: [String] = [
        "LocalizedError", "CustomNSError", "Data", "Date", "URL", "UUID", "Locale", "Calendar", "TimeZone",
        "TimeInterval", "DateFormatter", "NumberFormatter", "JSONDecoder", "JSONEncoder", "URLRequest", "URLSession",
        "URLResponse", "HTTPURLResponse", "Notification", "NotificationCenter", "UserDefaults", "Bundle", "FileManager",
        "Timer", "RunLoop", "Thread", "ProcessInfo", "IndexPath", "IndexSet", "Decimal", "DispatchQueue",
        "DispatchWorkItem", "DispatchGroup", "DispatchTime", "DispatchSourceTimer", "OperationQueue", "Operation",
        "BlockOperation", "Selector", "OSLog", "Logger", "Measurement", "CharacterSet", "AttributedString", "Progress",
        "Scanner", "Stream",
    ]
}

enum FoundationWord: Int, LibraryWord {
    case _Concurrency, add, addObserver, AnyObject, CADisplayLink, cancel, `class`, detached
    case DispatchWorkItem, finishTasksAndInvalidate, forEach, forKeyPath, forMode, forName, immediate
    case immediateDetached, invalidate, invalidateAndCancel, MainActor, makeTimerSource
    case addBoundaryTimeObserver, addPeriodicTimeObserver, addSnapshotListener, addStateDidChangeListener
    case AuthStateDidChangeListenerHandle, DatabaseHandle, ListenerRegistration, NotificationToken
    case NSKeyValueObservation, NSObjectProtocol
    case objc_getAssociatedObject, objc_removeAssociatedObjects, objc_setAssociatedObject, OBJC_ASSOCIATION_ASSIGN
    case NSSelectorFromString, objcMembers
    case observe, operation, popLast, removeAll, removeLast, removeObserver, repeats, scheduledTimer, selector, Selector
    case setEventHandler, sleep, Swift, Task, Timer, URLSession, XCTestCase, yield
}

extension NameSet {
    /// What makes a selector of a string.
    static let selectorMakers = NameSet([FoundationWord.NSSelectorFromString, .Selector].map(\.name))
}

extension Name {
    /// Whether it is the attribute of a class whose members Objective-C can call.
    var exposesMembers: Bool { self == FoundationWord.objcMembers.name }

    /// Whether it is the supertype of protocols that only classes conform to.
    var bindsToClasses: Bool { self == FoundationWord.AnyObject.name || self == FoundationWord.class.name }

    /// Whether it removes elements from an array, including the last one.
    var removesLastElement: Bool {
        switch FoundationWord(self) {
        case .popLast, .removeAll, .removeLast: true
        default: false
        }
    }

    /// Whether it removes all elements of a collection.
    var removesAllElements: Bool { self == FoundationWord.removeAll.name }

    /// Whether a method of that name suspends a task for some time.
    var suspendsForTime: Bool { self == FoundationWord.sleep.name }

    /// Whether a method of that name on a continuation sends an element to a stream.
    var yieldsElement: Bool { self == FoundationWord.yield.name }

    package var isTask: Bool { self == FoundationWord.Task.name }

    var readsAssociatedObject: Bool { self == FoundationWord.objc_getAssociatedObject.name }

    var setsAssociatedObject: Bool { self == FoundationWord.objc_setAssociatedObject.name }

    var removesAssociatedObjects: Bool { self == FoundationWord.objc_removeAssociatedObjects.name }

    var isMainActor: Bool { self == FoundationWord.MainActor.name }

    var isTestCase: Bool { self == FoundationWord.XCTestCase.name }
}

extension CallSite {
    /// Whether an argument says that a timer does not repeat.
    package var runsOnce: Bool {
        arguments.contains {
            $0.label == FoundationWord.repeats.name && $0.value?.plainChain?.only?.literal == .false
        }
    }

    /// Whether a call that associates a value with an object does not retain the value.
    var associatesWithoutRetaining: Bool {
        arguments.contains { $0.value?.plainChain?.last?.name == FoundationWord.OBJC_ASSOCIATION_ASSIGN.name }
    }
}

extension CallSite {
    /// The name of the type, if the call creates an unstructured task: `Task { … }`, `Task.detached { … }`.
    package var createdTask: ChainElement? {
        guard let typeName = nameOfTask,
            arguments.contains(where: { $0.label == FoundationWord.operation.name || $0.value?.closure != nil })
        else { return nil }
        if typeName.kind == .member {
            switch FoundationWord(chain.before(typeName).onlyName?.name ?? .none) {
            case ._Concurrency, .Swift: return typeName
            default: return nil
            }
        }
        guard !typeName.isLocal, case .metatype(let type) = chain.through(typeName).type, type.isTask else {
            return nil
        }
        return typeName
    }

    /// The name `Task`, if an initializer or a factory method is called on it.
    private var nameOfTask: ChainElement? {
        if name.isTask { return callee }
        switch FoundationWord(name) {
        case .detached, .immediate, .immediateDetached: break
        default: guard name == Name.`init` else { return nil }
        }
        return receiver?.lastName.flatMap { $0.name.isTask ? $0 : nil }
    }
}

extension TypeReference {
    /// Whether it is the handle of a task.
    var isTask: Bool {
        guard case .known(let name, _) = self else { return false }
        return name.isTask
    }
}

extension NameSet {
    /// Functions that return what is associated with an object.
    static let associatedObjectReads = NameSet([FoundationWord.objc_getAssociatedObject.name])

    /// Functions that return or set what is associated with an object.
    static let associatedObjectAccesses = NameSet(
        [FoundationWord.objc_getAssociatedObject, .objc_setAssociatedObject].map(\.name))

    /// The type of tasks.
    static let tasks = NameSet([FoundationWord.Task.name])

    /// Methods of collections that pass each element to their closure.
    static let elementIterators = NameSet([FoundationWord.forEach.name])

    /// Methods of arrays that remove the last element.
    static let lastElementRemovals = NameSet([FoundationWord.removeLast, .removeAll, .popLast].map(\.name))

    /// Types whose initializer takes a closure that runs once.
    static let closureRunners = NameSet([FoundationWord.Task, .DispatchWorkItem].map(\.name))
}

extension LibraryModel {
    /// Whether a function's name suggests that it keeps its closure argument: `onTap { … }`.
    /// Whether a method of a collection returns its elements transformed by a closure.
    static func transformsElements(_ text: String) -> Bool { ["map", "compactMap", "flatMap"].contains(text) }

    static func isHandlerName(_ text: String) -> Bool {
        text.hasPrefix("on") && text.dropFirst(2).first?.isUppercase == true
    }
}

/// A function of the standard library that stops the program.
package enum Trap {
    /// If its condition is false, or always; in all builds but those without checks.
    case precondition, always
    /// The same, in debug builds only.
    case assertion, debug

    var takesCondition: Bool { self == .precondition || self == .assertion }
    var isForDebugging: Bool { self == .assertion || self == .debug }
}

extension Project {
    /// What a function of that name does to the program; nil if it is not a function that stops it.
    package func trap(_ name: Name) -> Trap? {
        switch text(name) {
        case "precondition": .precondition
        case "fatalError", "preconditionFailure": .always
        case "assert": .assertion
        case "assertionFailure": .debug
        default: nil
        }
    }

    /// Whether it is a function of the standard library or of Apple's that does not notify a listener.
    func isFunctionOfLibraries(_ name: String) -> Bool {
        [
            "print", "debugPrint", "dump", "assert", "precondition", "fatalError", "assertionFailure", "min", "max",
            "zip", "type", "abs", "withAnimation", "withUnsafePointer", "withExtendedLifetime", "NSLog", "os_log",
            "autoreleasepool", "objc_setAssociatedObject",
        ].contains(name)
    }
}
