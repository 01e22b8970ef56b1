import SourceText

/// Names of functions by which a library runs code of the project that it was given before, or that it finds by name.
struct RunNames: Sendable {
    /// Methods that run the function whose selector they are passed.
    var selectorRunners: [String] = []
    /// Methods of controls that run the functions that were added to the control as targets.
    var targetRunners: [String] = []
    /// Methods that run whatever observes a notification, whose name is their only argument or has one of the labels.
    var observerRunners: [String] = []
    /// Labels of the name of a notification that is posted.
    var postedNameLabels: [String] = []
    /// Methods that register code for the notification whose name is the argument of a label, or the first argument if
    /// the label is empty.
    var observations: [(method: String, label: String)] = []
    /// Objects whose functions a library runs once they are started.
    var startedObjects: [RunObject] = []
    /// Subjects whose values a library passes to functions of the object that has the subject.
    var subjects: [RunSubject] = []
    /// By type, members that make a stream of what the system reports any number of times.
    var eventStreams: [(owner: String, members: [String])] = []
}

/// A subject of the objects of a protocol, and the functions of the object that a library runs with each value that is
/// sent to the subject. The first function takes the value itself.
struct RunSubject: Sendable {
    let owner: String
    let subject: String
    let functions: [String]

    init(of owner: String, subject: String, functions: [String]) {
        (self.owner, self.subject, self.functions) = (owner, subject, functions)
    }
}

/// The class of objects whose functions a library runs once they are started, directly or by a queue.
struct RunObject: Sendable {
    let type: String
    /// The functions that subclasses override, in the order in which they run.
    let functions: [String]
    /// Methods of the object that start it, on the thread of their caller or on one of its own.
    let starters: [String]
    /// Methods of queues that start the objects among their arguments.
    let queuing: [String]
    /// Whether the object runs on a thread of its own.
    var hasOwnThread = false
    /// Subclasses of the library whose objects run nothing but closures that they are made with.
    var closureTypes: [String] = []
}

extension RunNames {
    static let foundation = RunNames(
        selectorRunners: ["perform", "performSelector"], observerRunners: ["post", "postNotificationName"],
        postedNameLabels: ["name", ""],
        observations: [
            ("addObserver", "name"), ("addObserver", "forName"), ("publisher", "for"), ("notifications", "named"),
        ],
        startedObjects: [
            RunObject(
                type: "Operation", functions: ["start", "main"], starters: ["start"],
                queuing: ["addOperation", "addOperations"], closureTypes: ["BlockOperation"]),
            RunObject(type: "Thread", functions: ["main"], starters: ["start"], queuing: [], hasOwnThread: true),
        ],
        eventStreams: [("Timer", ["publish"]), ("NotificationCenter", ["publisher"])])

    static let rxSwift = RunNames(
        observations: [("notification", "")],
        eventStreams: [("NotificationCenter", ["notification"]), ("Observable", ["interval"])])

    static let uiKit = RunNames(selectorRunners: ["sendAction"], targetRunners: ["sendActions"])
}

/// The names of `RunNames` of all libraries, interned.
struct RunModel: Sendable {
    let selectorRunners: NameSet
    let targetRunners: NameSet
    let observerRunners: NameSet
    let postedNameLabels: NameSet
    /// By the name of a method that registers code for a notification, the labels of the notification's name.
    let observations: [Name: NameSet]
    let startedObjects: [Started]
    /// The names of all methods that start such objects.
    let startingMethods: NameSet
    let subjects: [Subject]
    /// By the name of a type, the members that make a stream of events of the system.
    let eventStreams: [Name: NameSet]
    /// The names of the subjects, and of all functions that run with their values.
    let subjectNames, subjectFunctions: NameSet

    struct Started: Sendable {
        let type: Name
        let functions: [Name]
        let starters, queuing, closureTypes: NameSet
        let hasOwnThread: Bool
    }

    struct Subject: Sendable {
        let owner, subject: Name
        let functions: [Name]
    }

    init(_ models: LibraryModels, names: NameTable) {
        func set(_ list: (RunNames) -> [String]) -> NameSet {
            NameSet(models.all { list($0.runs) }.map { names.intern($0) })
        }
        selectorRunners = set(\.selectorRunners)
        targetRunners = set(\.targetRunners)
        observerRunners = set(\.observerRunners)
        func label(_ text: String) -> Name { text.isEmpty ? .none : names.intern(text) }
        postedNameLabels = NameSet(models.all(\.runs.postedNameLabels).map(label))
        observations = models.all(\.runs.observations).reduce(into: [:]) { methods, row in
            methods[names.intern(row.method), default: NameSet()].insert(label(row.label))
        }
        startedObjects = models.all(\.runs.startedObjects).map { Started($0, names) }
        startingMethods = startedObjects.reduce(NameSet()) { $0.union($1.starters).union($1.queuing) }
        subjects = models.all(\.runs.subjects).map { model in
            Subject(
                owner: names.intern(model.owner), subject: names.intern(model.subject),
                functions: model.functions.map { names.intern($0) })
        }
        eventStreams = models.all(\.runs.eventStreams).reduce(into: [:]) { streams, model in
            streams[names.intern(model.owner), default: NameSet()].formUnion(
                NameSet(model.members.map { names.intern($0) }))
        }
        subjectNames = NameSet(subjects.map(\.subject))
        subjectFunctions = NameSet(subjects.flatMap(\.functions))
    }
}

extension RunModel.Started {
    fileprivate init(_ object: RunObject, _ names: NameTable) {
        func set(_ texts: [String]) -> NameSet { NameSet(texts.map { names.intern($0) }) }
        type = names.intern(object.type)
        functions = object.functions.map { names.intern($0) }
        (starters, queuing) = (set(object.starters), set(object.queuing))
        closureTypes = set(object.closureTypes)
        hasOwnThread = object.hasOwnThread
    }
}
