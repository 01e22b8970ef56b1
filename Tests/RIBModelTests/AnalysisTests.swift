import SourceText
import SwiftOutline
import TestSupport
import Testing

@testable import RIBModel

/// Tests each analysis on its own, by annotated Swift: the cases of a rule only show the consequences of an analysis.
@Suite struct AnalysisTests {
    @Test(arguments: try AnnotatedCode.cases(in: "types.swift"))
    func types(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "symbols.swift"))
    func symbols(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "values.swift"))
    func values(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "references.swift"))
    func references(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "code.swift"))
    func code(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "arguments.swift"))
    func arguments(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "origins.swift"))
    func origins(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "flow.swift"))
    func flow(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "uses.swift"))
    func uses(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "tasks.swift"))
    func tasks(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "execution.swift"))
    func execution(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "calls.swift"))
    func calls(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "tree.swift"))
    func tree(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "attachments.swift"))
    func attachments(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "removals.swift"))
    func removals(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "presentation.swift"))
    func presentation(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "events.swift"))
    func events(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "fixes.swift"))
    func fixes(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "closings.swift"))
    func closings(_ code: AnnotatedCode) { check(code) }

    @Test(arguments: try AnnotatedCode.cases(in: "paths.swift"))
    func paths(_ code: AnnotatedCode) { check(code) }

    private func check(_ code: AnnotatedCode) {
        // Bodies are read in files that import the framework.
        let text =
            code.text + "import RIBs\nprivate final class SomeInteractor: PresentableInteractor<Presentable> {}\n"
        let project = MemoryProject.make([("Case.swift", Array(text.utf8))])
        #expect(!code.questions.isEmpty, "the case asks nothing")
        for question in code.questions {
            let answer = Answers(project: project, text: code.text, range: question.range).answer(question.key)
            #expect(answer == question.answer, "line \(question.line): \(question.key)")
        }
    }
}

/// The answers of all analyses for one range of a project's only file, as text.
struct Answers {
    let project: Project
    let text: String
    let range: Range<Int>

    private var outline: Outline { project.files[0].outline }

    func answer(_ key: String) -> String {
        switch key {
        case "type": type.map { project.words(for: $0) ?? "unknown" } ?? "no expression or declaration"
        case "means": typeName.map { project.words(for: $0) ?? "unknown" } ?? "no type"
        case "value": value.map { "\($0)" } ?? "no expression"
        case "parameter": parameter
        case "creates": construction.map { project.words(for: $0) ?? "unknown" } ?? "no construction"
        case "ancestors": declaredType.map(ancestors) ?? "no type"
        case "classes": declaredType.map { names(project.classes(of: $0)) } ?? "no type"
        case "roles": declaredType.map(roles) ?? "no type"
        case "routers": declaredType.map { names(Array(project.routers(over: $0))) } ?? "no type"
        case "assigned": property.map(assignment) ?? "no property"
        case "read": property.map(reads) ?? "no property"
        case "rib": declaredType.map(rib) ?? "no type"
        case "reached": declaration.map { project.isReached($0) ? "yes" : "no" } ?? "no function"
        default:
            CodeAnswers(project: project, text: text, range: range).answer(key)
                ?? ValueAnswers(project: project, range: range).answer(key)
                ?? PathAnswers(project: project, declaration: declaration).answer(key)
                ?? TreeAnswers(project: project, text: text, declaration: declaration, edge: edge, line: line)
                .answer(key)
                ?? RemovalAnswers(project: project, range: range, declaration: declaration).answer(key)
                ?? "there is no key '\(key)'"
        }
    }

    // MARK: Places

    /// The declaration whose name is in the range.
    private var declaration: DeclarationID? {
        outline.declarations.indices.first { index in
            let name = outline.declarations[index].nameRange
            return Int(name.start) == range.lowerBound && Int(name.end) == range.upperBound
        }.map { DeclarationID(file: 0, index: $0) }
    }

    private var declaredType: TypeID? { declaration.flatMap { project.symbols.type(declaredAt: $0) } }

    private var property: (DeclarationID, TypeID)? {
        guard let declaration, let type = project.symbols.type(around: declaration) else { return nil }
        return (declaration, type)
    }

    private func node(_ kinds: Set<Node.Kind>) -> NodeID? {
        outline.nodes.indices.last {
            kinds.contains(outline.nodes[$0].kind) && Int(outline.nodes[$0].start) == range.lowerBound
                && Int(outline.nodes[$0].end) == range.upperBound
        }.map { NodeID($0) }
    }

    /// The element of a chain that ends with the range, with its chain and the owner of the code.
    private var element: (node: NodeID, chain: NodeID, home: BodyOwner)? {
        let kinds: Set<Node.Kind> = [.identifier, .member, .selfReference, .superReference, .implicitMember, .call]
        guard let node = node(kinds),
            let code = project.code(around: NodeReference(file: 0, node: node)),
            let chain = (0...Int(node)).last(where: { index in
                outline.nodes[index].kind == .chain && outline.children(of: NodeID(index)).contains { $0 == node }
            })
        else { return nil }
        return (node, NodeID(chain), project.home(code))
    }

    // MARK: Answers

    private var type: TypeReference? {
        if let element { return project.type(ofChain: element.chain, upTo: element.node, in: element.home) }
        return declaration.map { project.type(of: $0) }
    }

    private var typeName: TypeReference? {
        guard let name = node([.typeName]),
            let type = (0..<Int(name)).last(where: { outline.nodes[$0].kind == .type }),
            let around = outline.declarations.indices.last(where: { index in
                let declared = outline.declarations[index].range
                return Int(declared.start) <= range.lowerBound && range.upperBound <= Int(declared.end)
            })
        else { return nil }
        return project.symbols.resolve(NodeID(type), in: Scope(DeclarationID(file: 0, index: around)))
    }

    private var value: ViewValue? {
        guard let element, let type = element.home.type else { return nil }
        let family = ClassDispatch(type, in: project)
        let body = FunctionBody(BodyOwner(element.home.declaration, type: type), in: project)
        return family.value(of: Chain(element.chain, in: body).through(ChainElement(element.node, in: body)))
    }

    private var construction: TypeReference? {
        guard let element else { return nil }
        let body = FunctionBody(element.home, in: project)
        return body.constructions.first { $0.name.node == element.node }?.type
    }

    /// The parameter that an argument is bound to, for the first function that accepts the call; with the function's
    /// number if several have the name.
    private var parameter: String {
        guard let argument = node([.argument]),
            let call = (0..<Int(argument)).last(where: { index in
                outline.nodes[index].kind == .call && outline.nodes[index].next > argument
            }),
            let chain = (0..<call).last(where: { index in
                outline.nodes[index].kind == .chain && outline.children(of: NodeID(index)).contains { $0 == call }
            }),
            let code = project.code(around: NodeReference(file: 0, node: argument))
        else { return "no argument" }
        let body = project.body(of: code)
        let name = Chain(NodeID(chain), in: body).calls.first { $0.node == call }?.name
        let functions = outline.declarations.indices.filter {
            outline.declarations[$0].kind == .function && outline.declarations[$0].name == name
        }
        for (number, function) in functions.enumerated() {
            let arguments = CallArguments(outline: outline, call: NodeID(call))
            let declared = DeclarationID(file: 0, index: function)
            guard let found = project.parameter(of: declared, for: argument, among: arguments) else { continue }
            let text = project.text(outline.nodes[Int(found)].name)
            return functions.count > 1 ? "\(text) of \(number + 1)" : text
        }
        return "none"
    }

    private func ancestors(_ type: TypeID) -> String {
        names(Array(project.hierarchy.ancestors[type.index].dropFirst()))
    }

    private func roles(_ type: TypeID) -> String {
        let roles = Role.allCases.filter { project.roles.has(type, $0) }.map { "\($0)" }
        return roles.isEmpty ? "none" : roles.joined(separator: ", ")
    }

    private func assignment(_ property: DeclarationID, _ type: TypeID) -> String {
        switch project.assignment(of: property, in: type) {
        case .assigned(let place): "in line \(line(place))"
        case .unknown(let place): "perhaps in line \(line(place))"
        case .never: "never"
        }
    }

    private func reads(_ property: DeclarationID, _ type: TypeID) -> String {
        let places = project.reads(of: property, in: type)
        return places.isEmpty ? "never" : "in line " + places.map { "\(line($0))" }.joined(separator: ", ")
    }

    // MARK: Tree

    /// The edge whose building call is in the range.
    private var edge: Edge? {
        project.tree.edges.first {
            let name = outline.nodes[Int($0.site.node)]
            return $0.site.file == 0 && Int(name.start) == range.lowerBound
        }
    }

    private func rib(_ builder: TypeID) -> String {
        let ribs = project.ribs(createdBy: builder).map { rib in
            let view =
                switch rib.view {
                case .type(let type): project.name(of: type)
                case .library(let name): project.text(name)
                case .none: "no view"
                case .storyboard: "a storyboard"
                case .unknown: "an unknown view"
                }
            return [project.name(of: rib.router), rib.interactor.map { project.name(of: $0) } ?? "no interactor", view]
                .joined(separator: ", ")
        }
        return ribs.isEmpty ? "none" : ribs.joined(separator: "; ")
    }

    private func names(_ types: [TypeID]) -> String {
        types.isEmpty ? "none" : types.map { project.symbols.qualifiedName($0) }.joined(separator: ", ")
    }

    /// The line from 1, counted from the line after the case's title, without lines of carets.
    private func line(_ place: NodeReference) -> Int {
        let before = text.utf8.prefix(Int(outline.nodes[Int(place.node)].start))
        let lines = String(decoding: before, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.count { !($0.contains("^") && $0.contains("//")) }
    }
}
