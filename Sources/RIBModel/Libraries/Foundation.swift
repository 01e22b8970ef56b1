/// Swift's standard library and concurrency, Foundation, Dispatch, and the frameworks of Apple's without views.
extension LibraryModel {
    static var foundation: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                relatedModules: [
                    "Swift", "_Concurrency", "RegexBuilder", "Synchronization", "Observation", "Foundation", "Dispatch", "os", "OSLog",
                    "Darwin", "Glibc", "ObjectiveC", "XCTest", "Testing", "CoreData", "CoreGraphics", "CoreLocation", "CoreImage",
                    "CoreMedia", "CoreText", "CoreMotion", "CoreBluetooth", "CoreTelephony", "CoreHaptics", "CoreML", "CoreNFC",
                    "CoreSpotlight", "AVFoundation", "Photos", "Contacts", "EventKit", "UserNotifications", "LocalAuthentication",
                    "CryptoKit", "Security", "QuartzCore", "MobileCoreServices", "UniformTypeIdentifiers", "Vision", "Metal", "AppIntents",
                    "Intents", "NaturalLanguage", "Network", "Accelerate", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
                    "BackgroundTasks", "CloudKit", "HealthKit", "JavaScriptCore", "SystemConfiguration", "DeviceCheck", "Speech",
                ],
                typeNames: standardTypes + foundationTypes,
                typePrefixes: ["XC"]),
            streams: StreamNames(
                insertions: ["insert", "append", "add", "collect", "hold", "keep"],
                emptyings: [
                    "removeAll", "clear", "reset", "empty", "removeFirst", "removeLast", "popFirst", "popLast", "forEach", "subtract",
                    "formIntersection", "dropAll", "invalidate", "map", "compactMap",
                ],
                selfNames: ["self", "wSelf", "weakSelf", "strongSelf", "sSelf", "this", "me"],
                runners: ["forEach", "async", "asyncAfter", "sync", "Task", "detached", "addOperation"],
                handlers: [
                    "addObserver", "scheduledTimer", "Timer", "addHandler", "observe", "register", "setEventHandler",
                    "addPeriodicTimeObserver",
                ]),
            references: ReferenceNames(
                weakWrappers: ["Weak", "WeakBox", "WeakRef", "WeakReference", "Unowned", "WeakObject", "WeakWrapper"]),
            routing: RoutingNames(
                foreignComponentFunctions: [
                    "appendingPathComponent", "appendPathComponent", "deletingLastPathComponent", "deleteLastPathComponent",
                    "dateComponent",
                ]))
    }

    private static let standardTypes: [String] = [
        "Any", "AnyObject", "AnyHashable", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Float", "Double", "String", "Substring", "Character", "Void", "Never", "Array", "Dictionary", "Set", "Optional", "Result", "Range",
        "ClosedRange", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Identifiable", "Error",
        "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable", "OptionSet", "Sequence",
        "Collection", "IteratorProtocol", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "Sendable", "Actor", "CodingKey",
        "Task", "MainActor", "AsyncStream", "AsyncSequence", "Clock", "Duration", "Mirror", "KeyPath", "WritableKeyPath", "Observable",
        "Self",
        // `protocol X: class`, as it was written before `AnyObject`.
        "class",
    ]

    private static let foundationTypes: [String] = [
        "LocalizedError", "CustomNSError", "Data", "Date", "URL", "UUID", "Locale", "Calendar", "TimeZone", "TimeInterval", "DateFormatter",
        "NumberFormatter", "JSONDecoder", "JSONEncoder", "URLRequest", "URLSession", "URLResponse", "HTTPURLResponse", "Notification",
        "NotificationCenter", "UserDefaults", "Bundle", "FileManager", "Timer", "RunLoop", "Thread", "ProcessInfo", "IndexPath", "IndexSet",
        "Decimal", "DispatchQueue", "DispatchWorkItem", "DispatchGroup", "DispatchTime", "DispatchSourceTimer", "OperationQueue",
        "Operation", "Selector", "OSLog", "Logger", "Measurement", "CharacterSet", "AttributedString", "Progress", "Scanner", "Stream",
    ]
}
