import RIBModel
import SourceText

/// A stored property in which an interactor has workers, and what starts them.
struct WorkerProperty: Sendable, Equatable {
    let property: DeclarationID
    let interactor: TypeID
    /// The classes of the workers, in order; empty if they are not known.
    let workers: [TypeID]
    let start: Start

    enum Start: Sendable, Equatable {
        /// Code starts one of the workers, or one of the same class.
        case certain(NodeReference)
        /// Code uses the workers as values, or starts workers of unknown classes.
        case possible(NodeReference)
        /// A worker of that class does nothing when it is started.
        case useless(TypeID)
        /// The workers, or the base classes of the interactor, are not analyzed.
        case unknown
        /// Nothing starts the workers; a method of theirs that never runs.
        case never(DeclarationID)
    }

    fileprivate static let query = Query<TypeID, [WorkerProperty]>("workerProperties") { project, interactor in
        guard !project.types(.worker).isEmpty else { return [] }
        return project.storedProperties(of: interactor).compactMap { stored -> WorkerProperty? in
            guard !project.isStatic(stored.declaration), project.isSource(stored.declaration),
                project.isWorker(stored.type.element)
            else { return nil }
            let workers = project.workers(in: stored.declaration, of: interactor) ?? []
            return WorkerProperty(
                property: stored.declaration, interactor: interactor, workers: workers,
                start: project.workerStart(of: stored, workers, in: interactor))
        }
    }
}

extension Project {
    /// The stored properties of an interactor's own class that hold workers, in order.
    func workerProperties(of interactor: TypeID) -> [WorkerProperty] {
        self[WorkerProperty.query, interactor]
    }

    fileprivate func workerStart(
        of stored: StoredProperty, _ workers: [TypeID], in interactor: TypeID
    ) -> WorkerProperty.Start {
        guard !workers.isEmpty, !hasAbsentCode(interactor),
            !workers.contains(where: { hasAbsentCode($0) })
        else { return .unknown }
        let uses = uses(ofValueIn: stored.declaration)
        if let start = uses.uses.first(where: { $0.kind == startMethod.map { .member($0) } }) {
            return .certain(start.place)
        }
        if let escape = uses.escapes.first { return .possible(escape.place) }
        var hook: DeclarationID?
        for worker in workers {
            guard let own = workerHook(of: worker) else { return .useless(worker) }
            hook = hook ?? own
        }
        for start in self[WorkerStart.all] {
            guard let types = start.types else {
                guard !areOnly(workers, in: stored.declaration, of: interactor) else { continue }
                return .possible(start.place)
            }
            if types.contains(where: { type in workers.contains { areRelated(type, $0) } }) {
                return .certain(start.place)
            }
        }
        return hook.map { .never($0) } ?? .unknown
    }

    /// The method of a worker that runs when it is started or stopped, and does more than to call `super`.
    private func workerHook(of worker: TypeID) -> DeclarationID? {
        [Lifecycle.worker.startHook, Lifecycle.worker.endHook].lazy.compactMap { name in
            self.classes(of: worker).lazy.filter { !self.isCopy($0) }.compactMap { type in
                self.firstOwnMember(name, of: type, from: self.file(of: type)) { method in
                    self.isFunction(method)
                        && self.body(of: method).outerChains.contains { chain in
                            chain.head?.kind != .superReference || chain.lastName?.name != name
                        }
                }
            }.first
        }.first
    }
}
