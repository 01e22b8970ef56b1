import RuleKit

extension TreeReport {
    /// The id of a RIB.
    ///
    /// - Parameters:
    ///   - name: the RIB's id, which may lack the first folders; its name or that of one of its types, if it is the
    ///     only one.
    ///   - option: the option with that value.
    func rib(_ name: String, of option: String) throws(UsageError) -> String {
        let meanings: [(RIB) -> Bool] = [
            { $0.id == name }, { $0.name == name }, { $0.hasEnd(name) },
            { $0.parts.contains { $0.part?.name == name } },
        ]
        let found = meanings.lazy.map { ribs.filter($0).map(\.id) }.first { !$0.isEmpty } ?? []
        guard let rib = found.first else { throw UsageError("RIB", name, among: ribs.map(\.id)) }
        if found.count > 1 {
            let options = found.map { "\n\(option) '\($0)'" }.joined()
            throw UsageError("several RIBs are meant by '\(name)'; write one of the following\(options)")
        }
        return rib
    }
}

extension TreeReport.RIB {
    /// Whether the id ends with the folders of another one: `Home (Modules/Home)` for `Home (App/Modules/Home)`.
    fileprivate func hasEnd(_ other: String) -> Bool {
        let start = "\(name) ("
        guard id.hasPrefix(start), other.hasPrefix(start) else { return false }
        return id.hasSuffix("/" + other.dropFirst(start.count))
    }
}
