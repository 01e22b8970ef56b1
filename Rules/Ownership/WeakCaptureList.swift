import RIBModel
import SourceText

extension ClosureSite {
    /// The edit that makes the closure capture a name of its context weakly: where, and what is inserted.
    func weakCapture(of name: String) -> (site: Site, text: String) {
        let file = FileID(body.file)
        if let first = captures.first {
            let start = project.range(first.place).start
            return (Site(file, ByteRange(start, start)), "weak \(name), ")
        }
        let start = project.range(place).start + 1
        return (
            Site(file, ByteRange(start, start)), parameters.first != nil ? " [weak \(name)]" : " [weak \(name)] in"
        )
    }
}
