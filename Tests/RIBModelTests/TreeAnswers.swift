import SwiftOutline

@testable import RIBModel
@testable import RIBRules

/// The answers of the analyses of the tree and of events for one range of a project's only file, as text.
struct TreeAnswers {
    let project: Project
    let text: String
    /// The declaration whose name is in the range.
    let declaration: DeclarationID?
    /// The edge whose building call is in the range.
    let edge: Edge?
    /// The line of a place as the case counts it.
    let line: (NodeReference) -> Int

    /// Nil for keys of other analyses.
    func answer(_ key: String) -> String? {
        switch key {
        case "triggers": declaration.map(triggers) ?? "no function"
        case "closes": edge.flatMap(closing) ?? "no edge"
        case "opens": edge.map(opening) ?? "no edge"
        case "stays":
            edge.map { $0.child.ribs.allSatisfy { project.isPermanent($0.router) } ? "yes" : "no" } ?? "no edge"
        case "active": declaration.map { activity($0, .interactor) } ?? "no member"
        case "started": declaration.map { activity($0, .worker) } ?? "no member"
        case "kept": type.map { project.isKept($0) ? "yes" : "no" } ?? "no type"
        case "assigning": declaration.map(handover) ?? "no property"
        case "later": declaration.map(laterReads) ?? "no function"
        case "released": edge.map(release) ?? "no edge"
        case "attachable": edge.map(attachmentSite) ?? "no edge"
        case "child", "slots", "attached", "shown", "detached", "swipe": edge.map { tree(key, $0) } ?? "no edge"
        default: nil
        }
    }

    private func triggers(_ function: DeclarationID) -> String {
        let words: [(Triggers, String)] = [
            (.start, "start"), (.end, "end"), (.handler, "handler"), (.event, "event"), (.other, "other"),
        ]
        let triggers = project.triggers(of: function)
        let found = words.filter { triggers.contains($0.0) }.map(\.1)
        return found.isEmpty ? "never" : found.joined(separator: ", ")
    }

    private var type: TypeID? { declaration.flatMap { project.symbols.type(declaredAt: $0) } }

    /// For each router over the interactor of a property, whether its initializer can assign it to the property.
    private func handover(_ property: DeclarationID) -> String {
        guard let interactor = project.symbols.type(around: property) else { return "no type" }
        let routers = project.routers(over: interactor).map { router in
            let found = project.interactorHandover(in: router, assigning: property)
            let any = project.interactorHandover(in: router)
            return "\(project.name(of: router)): "
                + (found != nil ? "yes" : any != nil ? "no" : "no call of super.init")
        }
        return routers.isEmpty ? "no router" : routers.joined(separator: ", ")
    }

    /// The properties of the function's type that code after its first call may read.
    private func laterReads(_ function: DeclarationID) -> String {
        guard let type = project.symbols.type(around: function),
            let call = project.body(of: function).calls.first(where: { _ in true })
        else { return "no call" }
        let read = project.ownMembers(of: type).filter { property in
            project.isProperty(property) && project.isReadLater(property, after: call.calleePlace, in: function)
        }
        return read.isEmpty ? "nothing" : read.map { project.fullName($0) }.joined(separator: ", ")
    }

    private func activity(_ member: DeclarationID, _ lifecycle: Lifecycle) -> String {
        switch project.activity(of: member, lifecycle) {
        case .active: "yes"
        case .inactive(let code): "no: \(project.fullName(code))"
        case .unknown: "unknown"
        }
    }

    /// Whether the slots of an edge are nil once the child's view is gone.
    private func release(_ edge: Edge) -> String {
        let words = edge.slots.map { "\(project.release(of: $0, after: edge))" }
        return words.isEmpty ? "no slot" : words.joined(separator: ", ")
    }

    private func attachmentSite(_ edge: Edge) -> String {
        project.attachmentSite(of: edge).map { site in
            let range = site.statement.range
            let statement = text.utf8.dropFirst(Int(range.start)).prefix(Int(range.end - range.start))
            return "after '\(String(decoding: statement, as: UTF8.self))'"
        } ?? "no"
    }

    private func closing(_ edge: Edge) -> String? {
        let edges = project.tree.edges(from: edge.parent)
        guard let number = edges.firstIndex(of: edge) else { return nil }
        let closing = project.closings(of: edge.parent)[number]
        let path = closing.path.isEmpty ? "" : " by " + closing.path.map { "\(line($0))" }.joined(separator: ", ")
        return switch closing.verdict {
        case .yes: project.leavesView(edge) ? "no: view" : "yes\(path)"
        case .withParent: "with its parent\(path)"
        case .permanent: "permanent"
        case .unknown(let reason): "unknown: \(words(of: reason))"
        case .no(let link): "no: \(link.rawValue)"
        }
    }

    private func opening(_ edge: Edge) -> String {
        let opening = project.opening(of: edge)
        let lines = opening.path.isEmpty ? "never" : "by " + opening.path.map { "\(line($0))" }.joined(separator: ", ")
        return lines + (opening.start.map { " from \(project.fullName($0))" } ?? "")
    }

    private func words(of reason: Closing.Unknown) -> String {
        switch reason {
        case .passed(let place): "passed in line \(line(place))"
        case .property(let place): "property used in line \(line(place))"
        case .superclass(let type): "superclass of \(project.name(of: type))"
        case .caller(let function): "caller of \(project.fullName(function))"
        case .absentCaller(let function, let place): "caller of \(project.fullName(function)) in line \(line(place))"
        case .listener(let function): "listener's \(project.fullName(function))"
        case .framework: "framework"
        }
    }

    private func tree(_ key: String, _ edge: Edge) -> String {
        let words: [String]
        switch key {
        case "child":
            switch edge.child {
            case .rib(let rib): words = [project.name(of: rib.router)]
            case .oneOf(let ribs): words = ["one of \(names(ribs.map(\.router)))"]
            case .unknown: words = ["unknown"]
            }
        case "slots": words = edge.slots.map { project.fullName($0) }
        case "attached":
            switch edge.attachment {
            case .attached(let places): words = places.map { "in line \(line($0))" }
            case .unknown(let place): words = ["perhaps in line \(line(place))"]
            case .none: words = ["never"]
            }
        case "shown": words = edge.presentations.map { "\($0.showing) in line \(line($0.place))" }
        case "detached": words = edge.detachments.map { "\(subject($0)) in line \(line($0.place))" }
        default: words = edge.presentations.flatMap { project.swipes(on: $0, of: edge) }.map(swipe)
        }
        return words.isEmpty ? "none" : words.joined(separator: ", ")
    }

    private func subject(_ detachment: Edge.Detachment) -> String {
        switch detachment.subject {
        case .slot(let slot): project.fullName(slot)
        case .value: "value"
        case .children: "any child"
        }
    }

    private func swipe(_ swipe: Swipe) -> String {
        if let place = swipe.unresolved { return "unresolved in line \(line(place))" }
        let style =
            switch swipe.style {
            case .dismissible: "dismissible"
            case .fixed(let style, _): project.text(style)
            case .unknown: "unknown style"
            }
        let hooks = swipe.hooks.map { hook in
            switch hook.lead {
            case .yes: "handled in line \(line(hook.place))"
            case .no: "told in line \(line(hook.place))"
            case .unknown: "perhaps handled in line \(line(hook.place))"
            }
        }
        return ([style] + (swipe.isIgnored == nil ? [] : ["ignored"]) + hooks).joined(separator: " ")
    }

    private func names(_ types: [TypeID]) -> String {
        types.isEmpty ? "none" : types.map { project.symbols.qualifiedName($0) }.joined(separator: ", ")
    }
}
