import RIBModel
import RuleKit
import SourceText

/// `layers`: code may use only what is in lower layers.
struct LayerCheck {
    private let layers: Layers
    private let check: CustomCheck
    private let sets: [[PartSet]]

    private var project: Project { check.project }

    init(_ layers: Layers, _ check: CustomCheck) {
        self.layers = layers
        self.check = check
        sets = layers.layers.map { $0.parts.map { PartSet($0, in: check.project) } }
    }

    func run() {
        for file in check.files {
            let types = Array(project.types(declaredIn: file))
            checkImports(of: file)
            for type in types where project.file(of: type) == file.index && project.outerType(of: type) == nil {
                checkMentions(of: type)
            }
        }
    }

    /// The layer and the part in it.
    private struct Level: Equatable {
        let layer: Int
        let part: String
    }

    private func checkImports(of file: FileID) {
        let module = project.module(of: file)
        guard let own = level(ofModule: module) else { return }
        for line in project.imports(in: file) {
            let name = project.names.text(line.module)
            guard name != module else { continue }
            let isAllowed = level(ofModule: name).map { allows(own, $0) } ?? (layers.isOutsideFree || !isOurs(name))
            if !isAllowed { check.report(.file(file), at: line.site, object: name) }
        }
    }

    private func isOurs(_ module: String) -> Bool { project.hasModule(module) }

    private func checkMentions(of type: TypeID) {
        guard sets.contains(where: { $0.contains { $0.isAboutTypes } }), let own = level(of: type) else { return }
        for mention in project.mentionedTypes(by: type) {
            let isAllowed = level(of: mention.type).map { allows(own, $0) } ?? layers.isOutsideFree
            if !isAllowed {
                let name = project.qualifiedName(of: mention.type)
                check.report(.type(type), at: project.site(mention.place), object: name)
            }
        }
    }

    private func allows(_ own: Level, _ other: Level) -> Bool {
        if own == other { return true }
        if own.layer == other.layer { return layers.areSiblingsFree }
        return other.layer == own.layer + 1 || (layers.maySkip && other.layer > own.layer)
    }

    private func level(ofModule module: String) -> Level? {
        for (number, parts) in sets.enumerated() where parts.contains(where: { $0.matches(module: module) }) {
            return Level(layer: number, part: module)
        }
        return nil
    }

    private func level(of type: TypeID) -> Level? {
        for (number, parts) in sets.enumerated() {
            for part in parts {
                if let name = part.part(with: type, in: project) { return Level(layer: number, part: name) }
            }
        }
        return nil
    }
}

/// A part of a layer with the names of a project.
private struct PartSet {
    private let modules: NamePattern?
    private let selected: SubjectSet?
    private let words: String

    init(_ part: Layers.Part, in project: Project) {
        switch part {
        case .modules(let pattern): (modules, selected, words) = (pattern, nil, pattern.text)
        case .selected(let selector):
            (modules, selected, words) = (nil, SubjectSet(selector, in: project), selector.words)
        }
    }

    var isAboutTypes: Bool { selected != nil }

    func matches(module: String) -> Bool { modules?.matches(module) ?? false }

    /// The name of the part that a type is in; nil if it is in none.
    func part(with type: TypeID, in project: Project) -> String? {
        if let selected { return selected.selects(type) ? words : nil }
        let module = project.module(of: type)
        return matches(module: module) ? module : nil
    }
}
