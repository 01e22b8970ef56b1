import SourceText

/// The names of `ExecutorNames` of all libraries, interned in the project's table.
///
/// A class, because it is passed everywhere in the analysis of execution.
final class ExecutionModel: Sendable {
    let queues: NameSet
    let mainMembers: NameSet
    let backgroundQueues: NameSet
    let mainSchedulers: NameSet
    let backgroundSchedulers: NameSet
    let immediateSchedulers: NameSet
    let schedulerConversions: NameSet
    let hops: NameSet
    let waits: NameSet
    let backgroundRuns: NameSet
    let sessions: NameSet
    let handlerQueueLabels: NameSet
    let iterations: NameSet
    let backgroundStreams: NameSet
    let schedulingOperators: NameSet
    let timingOperators: NameSet
    let startingOperators: NameSet
    let schedulerLabels: NameSet
    let mainOperators: NameSet
    let mainStreams: NameSet
    let flatteningOperators: NameSet
    let unwrappingOperators: NameSet
    let mergingOperators: NameSet
    let observerMakers: NameSet
    let deferringMakers: NameSet
    let immediateMakers: NameSet
    let valuelessMakers: NameSet
    let mainSubscribers: NameSet
    let tappingOperators: NameSet
    let setupLabels: NameSet
    let filteringOperators: NameSet
    let connections: NameSet
    let keepingOperators: NameSet
    /// By method, the label of the queue that it runs its closure on.
    let queueArguments: NameMap<Name>
    /// By property, the types of objects that call its closure in the background.
    let backgroundProperties: NameMap<NameSet>
    /// By type, the methods that call their closure in the background.
    let backgroundHandlers: NameMap<NameSet>
    /// Names without which code does not run in the background by its own doing.
    let backgroundMarks: NameSet

    init(names table: NameTable, models: LibraryModels, streams: StreamModel) {
        func names(_ list: (ExecutorNames) -> [String]) -> NameSet {
            NameSet(models.all { list($0.executors) }.map { table.intern($0) })
        }
        queues = names { $0.queues }
        mainMembers = names { $0.mainMembers }
        backgroundQueues = names { $0.backgroundQueues }
        mainSchedulers = names { $0.mainSchedulers }
        backgroundSchedulers = names { $0.backgroundSchedulers }
        immediateSchedulers = names { $0.immediateSchedulers }
        schedulerConversions = names { $0.schedulerConversions }
        hops = names { $0.hops }
        waits = names { $0.waits }
        backgroundRuns = names { $0.backgroundRuns }
        sessions = names { $0.sessions }
        handlerQueueLabels = names { $0.handlerQueueLabels }
        iterations = names { $0.iterations }
        backgroundStreams = names { $0.backgroundStreams }
        schedulingOperators = names { $0.schedulingOperators }
        timingOperators = names { $0.timingOperators }
        startingOperators = names { $0.startingOperators }
        schedulerLabels = names { $0.schedulerLabels }
        mainOperators = names { $0.mainOperators }
        mainStreams = names { $0.mainStreams }
        flatteningOperators = names { $0.flatteningOperators }
        unwrappingOperators = names { $0.unwrappingOperators }
        mergingOperators = names { $0.mergingOperators }
        observerMakers = names { $0.observerMakers }
        deferringMakers = names { $0.deferringMakers }
        immediateMakers = names { $0.immediateMakers }
        valuelessMakers = names { $0.valuelessMakers }
        mainSubscribers = names { $0.mainSubscribers }
        tappingOperators = names { $0.tappingOperators }
        setupLabels = names { $0.setupLabels }
        filteringOperators = names { $0.filteringOperators }
        connections = names { $0.connections }
        let others = [
            mainOperators, flatteningOperators, unwrappingOperators, mergingOperators, startingOperators,
            schedulingOperators, timingOperators, streams[.continuingOperators],
        ]
        keepingOperators = others.reduce(
            names { $0.keepingOperators }.union(streams.operators).union(streams[.traitOperators])
        ) { $0.subtracting($1) }
        let handlers = models.all { $0.executors.backgroundHandlers }.map { handler in
            (table.intern(handler.type), NameSet(handler.methods.map { table.intern($0) }))
        }
        backgroundHandlers = NameMap(handlers)
        queueArguments = NameMap(
            models.all { $0.executors.queueArguments }.map { (table.intern($0.method), table.intern($0.label)) })
        let properties = models.all { $0.executors.backgroundProperties }.map { property in
            (table.intern(property.property), NameSet(property.types.map { table.intern($0) }))
        }
        backgroundProperties = NameMap(properties)
        let marks = [
            queues, backgroundQueues, backgroundSchedulers, backgroundRuns, backgroundStreams, .tasks,
            NameSet(properties.map(\.0)),
            NameSet(models.all { $0.runs.startedObjects }.map { table.intern($0.type) }),
        ]
        backgroundMarks = marks.reduce(NameSet(handlers.map(\.0))) { $0.union($1) }
    }
}
