import RIBModel
import SourceText

/// Workers that nothing but one property can hold, so that a start of an unknown worker elsewhere starts another.
extension Project {
    /// Whether each object of some classes of workers is created for a property of an interactor: as its initial value,
    /// or as an argument of what creates the interactor, directly or by a component's member that nothing else reads.
    func areOnly(_ workers: [TypeID], in property: DeclarationID, of interactor: TypeID) -> Bool {
        workers.allSatisfy { worker in
            let creations = self[WorkerCreation.all, at: worker]
            return !creations.isEmpty
                && creations.allSatisfy { creation in
                    if creation.code == property || creation.receiver == interactor { return true }
                    guard let made = componentMember(around: creation) else { return false }
                    let reads = self[WorkerCreation.reads, at: name(of: made)]
                    return !reads.isEmpty && reads.allSatisfy { $0 == interactor }
                }
        }
    }

    /// The member of a component whose value a worker is.
    private func componentMember(around creation: WorkerCreation) -> DeclarationID? {
        guard let component = type(around: creation.code), roles.has(component, .component) else { return nil }
        return componentMembers(of: component).first { $0.creation == creation.place }?.declaration
    }
}

/// A place that creates a worker.
private struct WorkerCreation: Sendable, Equatable {
    let worker: TypeID
    let place: NodeReference
    let code: DeclarationID
    /// The type whose creation gets the worker as an argument.
    let receiver: TypeID?

    static let all = Query<WholeProject, Groups<TypeID, WorkerCreation>>(index: "creationsOfWorkers") { project in
        Groups(project.collected(inFile, project.filesWithCode), by: \.worker)
    }

    private static let inFile = Query<FileID, [WorkerCreation]>("creationsOfWorkersInFile") { project, file in
        let names = NameSet(project.types(.worker).map { project.plainName(of: $0) })
        var codes: [DeclarationID] = []
        for mention in project.mentions(ofTypes: names, in: file.index) where !codes.contains(mention.code) {
            codes.append(mention.code)
        }
        return codes.flatMap { code in
            project.body(of: code).constructions.compactMap { created in
                guard let worker = created.type.nominal, project.roles.has(worker, .worker) else { return nil }
                return WorkerCreation(
                    worker: worker, place: created.name.place, code: code,
                    receiver: created.call.chain.createdType(with: created.call))
            }
        }
    }

    /// By the name of a component's member that creates a worker: for each read, the type whose creation gets it.
    static let reads = Query<WholeProject, Groups<Name, TypeID?>>(index: "readsOfWorkersOfComponents") { project in
        Groups(project.collected(readsInFile, project.filesWithCode).map { ($0.name, $0.receiver) })
    }

    private struct Read: Sendable, Equatable {
        let name: Name
        let receiver: TypeID?
    }

    private static let readsInFile = Query<FileID, [Read]>("readsOfWorkersOfComponentsInFile") { project, file in
        project.reads(ofMembersNamed: project[names], in: file.index).map { read in
            let body = project.body(of: read.code)
            let element = ChainElement(read.place.node, in: body)
            let receiver = element.chain.flatMap { chain in
                chain.last?.node == element.node ? chain.createdType(with: nil) : nil
            }
            return Read(name: read.name, receiver: receiver)
        }
    }

    private static let names = Query<WholeProject, NameSet>("namesOfWorkersOfComponents") { project, _ in
        NameSet(
            project.components.flatMap { project.componentMembers(of: $0) }
                .filter { project.roles.has($0.made, .worker) }.map { project.name(of: $0.declaration) })
    }
}

extension Chain {
    /// The type whose creation gets the chain's value as an argument, by itself or as an element of an array.
    ///
    /// - Parameter call: the last element of the chain, if that is a call.
    fileprivate func createdType(with call: CallSite?) -> TypeID? {
        if let call, last?.node != call.node { return nil }
        var current = self
        for _ in 0..<2 {
            guard let argument = current.enclosing?.enclosing, argument.kind == .argument else { return nil }
            if let creation = argument.argument.call { return creation.construction?.type.nominal }
            guard let around = argument.enclosing?.enclosing, around.kind == .chain else { return nil }
            current = around.chain
        }
        return nil
    }
}
