import SourceText

/// Names of functions by which a library runs code of the project that it was given before, or that it finds by name.
struct RunNames: Sendable {
    /// Methods that run the function whose selector they are passed.
    var selectorRunners: [String] = []
    /// Methods of controls that run the functions that were added to the control as targets.
    var targetRunners: [String] = []
    /// Methods that run whatever observes the object: its functions are found by no name.
    var observerRunners: [String] = []
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

extension RunNames {
    static let foundation = RunNames(
        selectorRunners: ["perform", "performSelector"], observerRunners: ["post", "postNotificationName"],
        eventStreams: [("Timer", ["publish"]), ("NotificationCenter", ["publisher"])])

    static let rxSwift = RunNames(
        eventStreams: [("NotificationCenter", ["notification"]), ("Observable", ["interval"])])

    static let uiKit = RunNames(selectorRunners: ["sendAction"], targetRunners: ["sendActions"])
}

/// The names of `RunNames` of all libraries, interned.
struct RunModel: Sendable {
    let selectorRunners: NameSet
    let targetRunners: NameSet
    let observerRunners: NameSet
    let subjects: [Subject]
    /// By the name of a type, the members that make a stream of events of the system.
    let eventStreams: [Name: NameSet]
    /// The names of the subjects, and of all functions that run with their values.
    let subjectNames, subjectFunctions: NameSet

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
