import SourceText

/// A call that runs a workflow, and what becomes of the subscription that it returns.
public struct WorkflowSubscription: Sendable, Equatable {
    /// The name of the call, and the member with the code.
    public let place: NodeReference
    public let member: DeclarationID
    /// The type of the code; nil outside of types.
    public let owner: TypeID?
    /// The type of the workflow.
    public let workflow: TypeReference
    public let library: StreamLibrary
    public let isDropped: Bool

    private static let inFile = Query<FileID, [WorkflowSubscription]>("workflowSubscriptions") { project, file in
        let subscribe = NameSet([.workflowSubscription])
        var flow: ValueFlow<SubscriptionContext>?
        return project.mentions(ofFunctions: subscribe, in: file.index).flatMap { mention -> [WorkflowSubscription] in
            project.body(of: mention.code).calls.compactMap { call in
                guard call.name == .workflowSubscription, let receiver = call.receiver, call.passesOneItem,
                    project.isWorkflow(receiver.type)
                else { return nil }
                let known = flow ?? ValueFlow(SubscriptionContext(project), recordsEvidence: false)
                flow = known
                known.steps = FlowBudget.steps
                let owner = project.symbols.type(around: mention.code)
                let context = CallContext(body: call.body, owner: owner, subject: .owner)
                let destinations = known.destinations(of: call.chain, after: call.element, in: context)
                return WorkflowSubscription(
                    place: call.calleePlace, member: mention.code, owner: owner, workflow: receiver.type,
                    library: project.library(ofWorkflow: receiver.type, usedIn: file.index),
                    isDropped: destinations.areDropped)
            }
        }
    }

    /// The other calls that subscribe something, in a file.
    fileprivate static let othersInFile = Query<FileID, [NodeReference]>("otherSubscribingToItems") { project, file in
        let known = Set(project[inFile, file].map(\.place))
        return project.mentions(ofFunctions: NameSet([.workflowSubscription]), in: file.index).flatMap { mention in
            project.body(of: mention.code).calls.filter { call in
                call.name == .workflowSubscription && call.receiver != nil && call.passesOneItem
                    && !known.contains(call.calleePlace)
            }.map(\.calleePlace)
        }
    }

    static func all(in project: Project) -> [WorkflowSubscription] {
        // Nearly all projects have no workflow, and whoever runs one names it or a subclass.
        project.types(.workflow).isEmpty ? [] : project.answers(inFile, project.filesWithCode)
    }
}

extension Project {
    /// The names of the other calls that are passed one object to subscribe, in order; none without workflows.
    public var otherSubscriptionsOfItems: [NodeReference] {
        types(.workflow).isEmpty ? [] : answers(WorkflowSubscription.othersInFile, filesWithCode)
    }

    /// The calls that run workflows, in order.
    public var workflowSubscriptions: [WorkflowSubscription] { WorkflowSubscription.all(in: self) }

    /// The library of a workflow's subscriptions, by the imports where it is used and declared.
    fileprivate func library(ofWorkflow type: TypeReference, usedIn file: Int) -> StreamLibrary {
        let declared = type.constituents.compactMap(\.nominal).map { symbols.types[$0.index].declaration.file }
        let usesCombine = ([file] + declared).contains {
            self.file($0, importsOneOf: libraryModels.combineModules)
        }
        return usesCombine ? .combine : .rx
    }
}

extension CallSite {
    /// Whether the call has one argument, without a label, that is not a closure.
    fileprivate var passesOneItem: Bool {
        guard let argument = element.onlyArgument, argument.label.isNone, !argument.isTrailing else { return false }
        return argument.value?.closure == nil
    }
}
