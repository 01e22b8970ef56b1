import RuleKit
import SourceText

/// The words in which all formats for people describe an edge of the tree.
struct TreeWords {
    let view: PathView
    var marks = TreeMarks.unicode

    /// The heading of RIBs at the top with an origin; nil for those that the app launches.
    static func title(_ kind: TreeReport.Origin.Kind) -> String? {
        switch kind {
        case .launch: nil
        case .host: "Built outside of RIBs"
        case .unknown: "Not known what builds them"
        case .unbuilt: "Not built by any code that is analyzed"
        case .cycle: "Built only by each other"
        }
    }

    /// What uses the builder of a RIB at the top, after its name.
    func origin(_ origin: TreeReport.Origin?) -> String {
        guard let origin, origin.location != nil else { return "" }
        return "  \(user(origin))"
    }

    /// The code that uses the builder of a RIB at the top.
    func user(_ origin: TreeReport.Origin) -> String {
        let name = origin.name.map { displayed($0) } ?? "code outside of types"
        return "builder used by \(name)" + (origin.location.map { "  \(place($0))" } ?? "")
    }

    /// Why the rows below a RIB are not there.
    ///
    /// - Parameters:
    ///   - rib: the id of the RIB.
    ///   - isInverted: whether the rows are those of parents.
    func words(for remark: TreeView.Remark, on rib: String?, isInverted: Bool) -> String {
        switch remark {
        case .above: "(above)"
        case .below: "(below)"
        case .recursive: "(recursive)"
        case .cut(let edges, let open):
            "\(marks.cut) \(Phrase.number(edges)) \(isInverted ? "above" : "below")"
                + (open > 0 ? ", \(Phrase.number(open)) open" : "")
        case .otherWays(let count):
            "(\(Phrase.count(count, "more way")): --invert \(TreeWords.argument(rib ?? "")))"
        }
    }

    /// A RIB's id as a shell takes it.
    static func argument(_ rib: String) -> String {
        let isPlain = rib.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        let quoted = displayed(rib).split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        return isPlain ? rib : "'\(quoted)'"
    }

    /// The name of a RIB.
    ///
    /// - Parameter edge: the edge to a RIB that is not analyzed.
    static func name(_ rib: String?, _ edge: TreeReport.Edge) -> String {
        rib.map { displayed($0) } ?? "(RIB not analyzed\(edge.builder.map { ": \(displayed($0))" } ?? ""))"
    }

    /// How the child is shown.
    ///
    /// - Parameter ways: the edge, once for each way in which the child is shown.
    static func shown(_ ways: [TreeReport.Edge]) -> String {
        (ways.first?.kind == .oneOf ? "one of " : "") + ways.map(way).joined(separator: " or ")
    }

    /// Whether the child closes.
    static func verdict(_ edge: TreeReport.Edge) -> String {
        word(edge.closes) + (edge.closes == .yes && edge.isWithParent ? " with its parent" : "")
            + (edge.isAccepted ? ", accepted" : "")
    }

    /// Whether a child closes, in one word.
    static func word(_ closing: TreeReport.Edge.Closing) -> String {
        switch closing {
        case .yes: "closes"
        case .permanent: "permanent"
        case .unknown: "not known"
        case .no: "open"
        }
    }

    private static func way(_ edge: TreeReport.Edge) -> String {
        word(edge.shown) + (edge.shown == .modal && edge.swipe == .unhandled ? " (sheet, swipe unhandled)" : "")
    }

    /// How a child is shown, in one word.
    static func word(_ shown: TreeReport.Edge.Shown) -> String {
        switch shown {
        case .push: "pushed"
        case .modal: "presented"
        case .embed: "embedded"
        case .tab: "tab"
        case .root: "root view"
        case .none: "no view"
        case .unknown: "shown ?"
        }
    }

    /// What is missing, or what is not known, with the place; nil for children that close.
    func detail(of edge: TreeReport.Edge) -> Detail? {
        if let missing = edge.missing { return Detail(TreeWords.reason(missing), place(missing.location)) }
        return edge.unknown.map { Detail(TreeWords.reason($0), place($0.location)) }
    }

    /// The line below a tree.
    static func counts(_ tree: TreeView) -> String {
        let closings: [(TreeReport.Edge.Closing, String)] = [
            (.yes, "close"), (.permanent, "permanent"), (.unknown, "not known"), (.no, "open"),
        ]
        let parts = closings.map { closing, word in
            let accepted = tree.counts.accepted(closing)
            return "\(Phrase.number(tree.counts[closing])) \(word)"
                + (accepted > 0 ? " (\(Phrase.number(accepted)) accepted)" : "")
        }
        func both(_ counts: TreeReport.Counts) -> String {
            "\(Phrase.count(counts.ribs, "RIB")), \(Phrase.count(counts.edges, "edge"))"
        }
        return "\(both(tree.counts)): \(parts.joined(separator: ", "))"
            + (tree.shown == tree.counts ? "" : " (shown: \(both(tree.shown)))")
    }

    func place(_ location: Location) -> String {
        "\(displayed(view.path(location.path).text)):\(location.start.line)"
    }

    private static func reason(_ missing: TreeReport.Missing) -> String {
        let name = missing.name.map { "'\(displayed($0))'" }
        let searched = missing.searched.map { displayed($0) }
        let classes = searched.isEmpty ? "" : " in \(Phrase.some(searched, "or"))"
        func uncalled(_ verb: String) -> String {
            let function = name ?? "the function"
            return missing.isCalledOtherwise
                ? "no call of \(function) \(verb)es it" : "\(verb)ed in \(function), which nothing calls"
        }
        switch missing.link {
        case .attach: return "no call\(classes) attaches it"
        case .attachCall: return uncalled("attach")
        case .slot: return "nothing assigns \(name ?? "the property"), from which it would be detached"
        case .detach: return "no call\(classes) detaches it"
        case .routingCall: return uncalled("detach")
        case .childEvent:
            return missing.isCalledOtherwise
                ? "it never calls \(name ?? "its listener") such that it is detached"
                : "it never calls \(name ?? "its listener"), which leads to its detachment"
        case .view: return "it is detached, but its view is not removed"
        }
    }

    private static func reason(_ unknown: TreeReport.Unknown) -> String {
        let name = unknown.name.map { " '\(displayed($0))'" } ?? ""
        switch unknown.reason {
        case .superclass: return "the superclass\(name) is not analyzed"
        case .body: return "what\(name) does is not known: it only stops the program"
        case .passed: return "it is not followed\(name.isEmpty ? "" : " beyond\(name)")"
        case .property: return "code outside of the router uses\(name)"
        case .caller: return "code that is not analyzed may call\(name)"
        case .listener: return "code that is not analyzed implements\(name)"
        case .framework:
            return "the functions that attach and detach are not known; add ribs.attach and ribs.detach to .riblint.yml"
        }
    }
}
