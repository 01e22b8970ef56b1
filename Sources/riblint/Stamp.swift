import LintEngine
import Platform
import SystemPackage

/// The file that `--stamp` names: a source file of Swift without code, which build systems take as the output of a run
/// that passed.
struct Stamp {
    private let path: String
    private static let text = Array("// Written by riblint: the run passed.\n".utf8)

    init(_ path: String) { self.path = path }

    /// Writes the file after a run that passed, unless it is there as it should be: nothing is compiled anew then.
    /// Removes it after any other run, so that the next build lints again.
    ///
    /// - Returns: why writing failed; nil if it did not.
    func update(passed: Bool) -> Errno? {
        guard passed else {
            Files.remove(Array(path.utf8))
            return nil
        }
        let now = try? InputFile.read(path)
        return now == Stamp.text ? nil : OutputFile.write(Stamp.text, to: path)
    }
}
