import RIBModel
import SourceText

/// Where a router can attach a child that nothing attaches.
struct AttachmentSite: Sendable, Equatable {
    /// The local that holds the child.
    let name: Name
    /// The statement after which the child is stored, if it is.
    let statement: Site
}

extension Project {
    /// The place in a router's function where it can attach the child of an edge; nil if not all uses of the child are
    /// such that nothing else can attach it: it is stored in properties of the router, and its view is shown.
    func attachmentSite(of edge: Edge) -> AttachmentSite? {
        let isShown = !edge.presentations.isEmpty && edge.presentations.allSatisfy { $0.showing != .unknown }
        guard isShown, let local = local(boundToCall: edge.site, in: edge.function),
            let binding = binding(around: edge), let variable = binding.variable
        else { return nil }
        let body = body(of: edge.function)
        var statement = local.statement
        for use in body.uses(of: .variable(variable)) {
            guard let chain = use.chain, chain.head == use else { return nil }
            if let member = Array(chain.elements.prefix(2)).dropFirst().first {
                guard member.name.isViewOfRouter else { return nil }
            } else {
                guard let stored = assignment(of: chain, to: edge.slots) else { return nil }
                let isAlongside = binding.statement.map { body.areAlongside($0, stored) } ?? false
                if isAlongside, statement == local.statement { statement = extent(of: stored) }
            }
        }
        return AttachmentSite(name: local.name, statement: statement)
    }

    /// The binding of a local to the child of an edge.
    private func binding(around edge: Edge) -> Binding? {
        for call in body(of: edge.function).calls where call.calleePlace == edge.site {
            for case .binding(let binding) in call.ancestors { return binding }
        }
        return nil
    }

    /// The statement that assigns a value to one of some properties; nil if the value goes elsewhere.
    private func assignment(of value: Chain, to slots: [DeclarationID]) -> NodeReference? {
        guard case .expression(let expression)? = value.ancestors.first,
            let assignment = expression.assignment, assignment.value.plainChain == value,
            assignment.member(named: NameSet(slots.map { name(of: $0) })) != nil
        else { return nil }
        return expression.place
    }
}
