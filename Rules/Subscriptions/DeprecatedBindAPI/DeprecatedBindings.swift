import RIBModel
import SourceText

/// A call that binds a subscription by a method that the framework has renamed, or with a label that it has corrected.
struct DeprecatedBinding: Sendable, Equatable {
    /// The name of the method.
    let place: NodeReference
    /// The argument with the label, if that is what changed.
    let argument: NodeReference?
    /// Whether only the label is deprecated.
    let isLabel: Bool
    /// The name to write instead of the method's, or of the label.
    let replacement: String
    let member: DeclarationID
    /// The type of the code; nil in a global function.
    let owner: TypeID?
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
        case deprecated
        /// The file uses the framework over RxSwift, in which the method is current.
        case current
        /// The project declares the method.
        case own
        /// What is bound is not known to be a subscription of Combine.
        case otherSubscription
    }

    /// Those in a file, in order.
    fileprivate static let inFile = Query<FileID, [DeprecatedBinding]>("deprecatedBindings") { project, file in
        let codes = project.code(mentioning: .renamedBindings, in: file)
        guard !codes.isEmpty, project.libraries(seenBy: file).contains(.ribs) else { return [] }
        let tracer = SubscriptionTracer(SubscriptionContext(project), recordsAnswers: false)
        return codes.flatMap { code -> [DeprecatedBinding] in
            let owner = project.type(around: code)
            if let owner, !project.isReported(owner) || project.isCopy(owner) { return [] }
            return project.body(of: code).calls.compactMap { call in
                NameSet.renamedBindings.contains(call.name) ? binding(by: call, in: code, owner, tracer) : nil
            }
        }
    }

    private static func binding(
        by call: CallSite, in code: DeclarationID, _ owner: TypeID?, _ tracer: SubscriptionTracer
    ) -> DeprecatedBinding? {
        let project = tracer.project
        guard let current = project.currentName(ofBinding: call.name), call.receiver != nil else { return nil }
        let argument = call.arguments.first { project.currentLabel(ofBinding: call.name, $0.label) != nil }
        let isRenamed = project.importsCombineFramework(FileID(code.file))
        func binding(_ replacement: String, at argument: Argument?, _ outcome: Outcome) -> DeprecatedBinding {
            DeprecatedBinding(
                place: call.calleePlace, argument: argument?.place, isLabel: !isRenamed, replacement: replacement,
                member: code, owner: owner, outcome: outcome)
        }
        let declared = tracer.context.subscriptionExtensions.functions(call.name)
        guard isRenamed else {
            guard let argument, let label = project.currentLabel(ofBinding: call.name, argument.label) else {
                return binding(current, at: nil, .current)
            }
            let labels = declared.flatMap { project.labels($0) }
            let isOld = !labels.isEmpty && !labels.contains { project.text($0) == label }
            return binding(label, at: argument, isOld ? .own : .deprecated)
        }
        // A copy of the framework declares the method as well.
        guard declared.isEmpty || project.hasCopies else { return binding(current, at: nil, .own) }
        var chain = call.chain
        if case .variable(let variable) = call.receiver?.only?.local, let value = variable.value?.leadingChain {
            chain = value
        }
        let isCombine =
            tracer.subscribingCalls(in: chain).contains { $0.library == .combine }
            || project.keepsSubscriptions(call.receiverType, tracer.words)
        return binding(current, at: argument, isCombine ? .deprecated : .otherSubscription)
    }
}

extension Project {
    /// The calls that bind a subscription by a name or label that the framework has replaced, in order.
    var deprecatedBindings: [DeprecatedBinding] { answers(DeprecatedBinding.inFile, filesWithCode) }
}
