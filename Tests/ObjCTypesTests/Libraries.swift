import ObjCTypes

/// Every libclang of this machine that matters: the one beside Swift, and the system's package.
enum Libraries {
    static let all: [Libclang] = {
        let places = [nil] + (13...30).map { "/usr/lib/llvm-\($0)/lib" }
        var found: [Libclang] = []
        for place in places {
            guard let library = try? Libclang.load(Libclang.Choice(setting: place)),
                !found.contains(where: { $0.version == library.version })
            else { continue }
            found.append(library)
        }
        return found
    }()

    static let missing = "no libclang on this machine: install libclang-dev"
}
