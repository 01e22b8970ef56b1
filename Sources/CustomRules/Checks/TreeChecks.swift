import RIBModel
import RuleKit
import SourceText

/// `be_attached_by`, `be_shown` and `have_children`: what the tree says of the selected RIBs.
extension CustomCheck {
    func checkAttachments(_ parents: [NamePattern], _ mode: Requirement.Mode) {
        for router in subjects.selectedRouters {
            let edges = project.tree.edges(to: router)
            func isMeant(_ edge: Edge) -> Bool {
                let name = project.ribName(edge.parent)
                return parents.contains { $0.matches(name) }
            }
            switch mode {
            case .mustNot, .mayOnly:
                for edge in edges where isMeant(edge) == (mode == .mustNot) {
                    guard let place = edge.attachments.first else { continue }
                    report(.type(router), at: project.site(place), object: project.ribName(edge.parent))
                }
            case .must:
                // A RIB that nothing attaches may be attached by code that is not followed.
                if edges.contains(where: isMeant) { continue }
                if edges.isEmpty || project.hasUnknownChildren {
                    skipUnknown(router, "may be attached by code that is not followed")
                    continue
                }
                report(.type(router), at: project.site(router), object: oneOf(parents.map(\.text)))
            }
        }
    }

    func checkShowings(_ ways: [ShowingWord], _ mode: Requirement.Mode) {
        for router in subjects.selectedRouters {
            var found: (object: String, sites: [Site])?
            for edge in project.tree.edges(to: router) {
                for presentation in edge.presentations {
                    guard let words = presentation.showing.words else { continue }
                    let isMeant = words.contains(where: ways.contains)
                    guard isMeant == (mode == .mustNot) else { continue }
                    let site = project.site(presentation.place)
                    let object = oneOf(words.map(\.rawValue))
                    if found?.sites.contains(site) == true { continue }
                    found = (found?.object ?? object, (found?.sites ?? []) + [site])
                }
            }
            guard let found else { continue }
            let others = found.sites.dropFirst().map { Finding.Note($0, "it is shown so here as well") }
            report(.type(router), at: found.sites[0], object: found.object, others: others)
        }
    }

    func checkChildren(_ count: ChildCount) {
        for router in subjects.selectedRouters {
            var children: [(rib: TypeID, place: NodeReference)] = []
            let edges = project.tree.edges(from: router)
            for edge in edges {
                for rib in edge.child.ribs where !children.contains(where: { $0.rib == rib.router }) {
                    children.append((rib.router, edge.attachments.first ?? edge.site))
                }
            }
            switch count {
            case .atMost(let most):
                guard children.count > most else { continue }
                let child = children[most]
                let note = Finding.Note(project.site(child.place), "'\(project.ribName(child.rib))' is one too many")
                report(.type(router), at: project.site(router), object: "\(children.count) children", others: [note])
            case .atLeast(let least):
                let isKnown = edges.allSatisfy { !$0.child.ribs.isEmpty }
                guard children.count < least else { continue }
                guard isKnown else {
                    skipUnknown(router, "attaches a RIB that is not known")
                    continue
                }
                let object = children.count == 1 ? "1 child" : "\(children.count) children"
                report(.type(router), at: project.site(router), object: object)
            }
        }
    }
}

extension Showing {
    /// The words for it; nil if it is not known how the view is shown.
    fileprivate var words: [ShowingWord]? {
        switch self {
        case .push: [.push]
        case .modal: [.modal]
        case .pushOrModal: [.push, .modal]
        case .tab: [.tab]
        case .embed, .root: [.embed]
        case .unknown: nil
        }
    }
}

extension Project {
    /// Whether a router builds a child that is not known.
    fileprivate var hasUnknownChildren: Bool { tree.edges.contains { $0.child.ribs.isEmpty } }
}
