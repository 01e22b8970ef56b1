import SourceText

/// Names of libraries that are known: types that are no mystery though their declarations are not there.
struct ExternalTypes: Sendable {
    private let listed: NameSet
    /// The superclasses of libraries' view controllers.
    private let controllers: NameMap<Name>
    private let controllerNames: NameSet

    /// Two and three letters that begin the names of Apple's types.
    private static let prefixes: [String] = [
        "UI", "NS", "CA", "CG", "CL", "MK", "AV", "WK", "SF", "SK", "PH", "CN", "EK", "MF", "QL", "MTL", "SCN", "AR", "VN", "PK",
        "GK", "UN", "LA", "AS", "CK", "HK", "MP", "CI", "CT", "CM", "Rx", "XC",
    ]

    private static let standard: [String] = [
        "Any", "AnyObject", "AnyHashable", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Float", "Double", "String", "Substring", "Character", "Void", "Never", "Array", "Dictionary", "Set", "Optional", "Result",
        "Range", "ClosedRange", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Identifiable", "Error",
        "LocalizedError", "CustomNSError", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable",
        "OptionSet", "Sequence", "Collection", "IteratorProtocol", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral",
        "Sendable", "Actor", "CodingKey", "Data", "Date", "URL", "UUID", "Locale", "Calendar", "TimeZone", "TimeInterval", "DateFormatter",
        "NumberFormatter", "JSONDecoder", "JSONEncoder", "URLRequest", "URLSession", "URLResponse", "HTTPURLResponse", "Notification",
        "NotificationCenter", "UserDefaults", "Bundle", "FileManager", "Timer", "RunLoop", "Thread", "ProcessInfo", "IndexPath", "IndexSet",
        "Decimal", "DispatchQueue", "DispatchWorkItem", "DispatchGroup", "DispatchTime", "DispatchSourceTimer", "OperationQueue", "Operation",
        "Task", "MainActor", "AsyncStream", "AsyncSequence", "Clock", "Duration", "Mirror", "KeyPath", "WritableKeyPath", "Selector",
        "OSLog", "Logger", "TimeZone", "Measurement", "CharacterSet", "AttributedString", "Progress", "Scanner", "Stream",
        "View", "ObservableObject", "Binding", "State", "Environment", "EnvironmentObject", "ObservedObject", "StateObject",
        "AnyView", "Text", "Button", "Image", "Color", "Font", "VStack", "HStack", "ZStack", "List", "ForEach", "Group", "Section", "Spacer",
        "NavigationView", "NavigationStack", "NavigationLink", "ScrollView", "TextField", "SecureField", "Toggle", "Form", "TabView", "Shape",
        "ViewModifier", "ButtonStyle", "PreviewProvider", "App", "Scene", "GeometryReader", "LinearGradient", "EmptyView", "Divider", "Label",
        "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "GridItem", "Menu", "Picker", "Slider", "Stepper", "DatePicker", "Alert",
        "ActionSheet", "Animation", "Namespace", "FocusState", "GestureState", "AppStorage", "SceneStorage", "FetchRequest", "Published",
        "UIViewRepresentable", "UIViewControllerRepresentable", "DynamicProperty", "PresentationMode", "DismissAction", "EdgeInsets", "Angle",
        "Bindable", "Observable", "DisposeBag", "Disposable", "Disposables", "Cancelable", "CompositeDisposable", "SerialDisposable",
        "SingleAssignmentDisposable", "RefCountDisposable", "BooleanDisposable", "AnyCancellable", "Cancellable", "Subscribers",
        "Subscription", "Scheduler", "SchedulerType", "MainScheduler", "ConcurrentDispatchQueueScheduler", "SerialDispatchQueueScheduler",
        "ImmediateSchedulerType", "Event", "SingleEvent", "Reactive", "ReactiveCompatible", "HasDisposeBag", "DelegateProxy",
        "DelegateProxyType", "HasDelegate", "Reactor", "StoryboardView", "SnapKit", "Constraint", "Then", "MoyaProvider", "TargetType",
        "Session", "Kingfisher", "JSON", "SectionModel", "SectionModelType", "AnimatableSectionModel", "IdentifiableType",
        "MFMailComposeViewControllerDelegate", "Self",
        // `protocol X: class`, as it was written before `AnyObject`.
        "class",
    ]

    init(names: NameTable, vocabulary: Vocabulary) {
        let words = ExternalTypes.standard + vocabulary.observables + vocabulary.subjects + vocabulary.bags + vocabulary.subscriptions
            + vocabulary.weakWrappers
        listed = NameSet(words.map { names.intern($0) })
        let classes = vocabulary.viewControllers.map { (names.intern($0.name), names.intern($0.superclass)) }
        controllers = NameMap(classes)
        controllerNames = NameSet(classes.lazy.map(\.0))
    }

    /// Whether a type of that name comes from a known library.
    func contains(_ name: Name, in table: NameTable) -> Bool {
        if listed.contains(name) || controllerNames.contains(name) { return true }
        let text = table.utf8(name)
        return ExternalTypes.begins(text, 2) || ExternalTypes.begins(text, 3)
    }

    /// Whether a name begins with a prefix of that length and another word behind it.
    private static func begins(_ text: NameBytes, _ count: Int) -> Bool {
        guard text.count > count + 1, isUpper(text[text.startIndex]), isUpper(text[text.startIndex + count]) else { return false }
        return packedPrefixes.contains(packed(text.prefix(count)))
    }

    private static let packedPrefixes = Set(prefixes.map { packed($0.utf8) })

    private static func packed(_ text: some Sequence<UInt8>) -> UInt32 { text.reduce(0) { $0 << 8 | UInt32($1) } }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

    /// Whether it is one of the libraries' view controllers.
    func isViewController(_ name: Name) -> Bool { controllerNames.contains(name) }

    func superclass(_ name: Name) -> Name? { controllers[name] }
}
