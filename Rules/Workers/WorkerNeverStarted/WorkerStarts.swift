import RIBModel
import SourceText

/// A call that starts a worker.
struct WorkerStart: Sendable, Equatable {
    let place: NodeReference
    /// The types that the worker can have; nil if they are not known.
    let types: [TypeID]?

    /// The calls in all files, in order.
    static let all = Query<WholeProject, [WorkerStart]>("workerStarts") { project, _ in
        project.collected(inFile, project.filesWithCode)
    }

    private static let inFile = Query<FileID, [WorkerStart]>("workerStartsInFile") { project, file in
        guard let start = project.startMethod else { return [] }
        return project.mentions(ofFunctions: [start], in: file.index).flatMap { mention -> [WorkerStart] in
            project.body(of: mention.code).calls.compactMap { call in
                call.name == start && call.firstLabel?.isNone == true ? WorkerStart(call) : nil
            }
        }
    }

    /// Nil for a call that starts something else, or the implementation of the base class.
    private init?(_ call: CallSite) {
        let project = call.body.project
        let receiver = call.receiver
        guard receiver?.head?.kind != .superReference else { return nil }
        let type = receiver?.type ?? call.body.home.type.map { .nominal($0, []) } ?? .unknown
        guard project.isWorker(type) else {
            guard type == .unknown || type.isUnresolved, call.startsForInteractor else { return nil }
            self.init(place: call.calleePlace, types: nil)
            return
        }
        let own = project.ownWorkerTypes(type)
        self.init(
            place: call.calleePlace,
            types: own.isEmpty ? receiver?.value.property.flatMap { project.workers(in: $0) } : own)
    }

    private init(place: NodeReference, types: [TypeID]?) {
        self.place = place
        self.types = types
    }
}

extension Value {
    /// The property whose value, or an element of whose value, this is.
    fileprivate var property: DeclarationID? {
        switch self {
        case .property(let property, _): property
        case .element(let collection): collection.property
        default: nil
        }
    }
}

extension CallSite {
    /// Whether the first argument is an interactor, or a scope of one.
    fileprivate var startsForInteractor: Bool {
        arguments.first?.value.map { argument in
            argument.type.constituents.contains { part in
                part.nominal.map { body.project.roles.has($0, .interactor) } ?? false
            } || body.project.reaches(argument.type) { $0.startsWorkers }
        } ?? false
    }
}
