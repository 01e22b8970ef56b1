import Testing

@testable import LintEngine

/// The versions that a configuration allows.
@Suite struct VersionRangeTests {
    @Test(arguments: [
        (">=0.3, <0.5", ["0.3.0", "0.4.9"], ["0.2.9", "0.5.0", "1.0.0"]),
        ("> 0.3,<=0.5", ["0.3.1", "0.5.0"], ["0.3.0", "0.5.1"]),
        ("0.3.1", ["0.3.1"], ["0.3.0", "0.3.10", "0.31.0"]),
        ("0.3", ["0.3.0", "0.3.9"], ["0.4.0", "3.0.3"]),
        ("==0.3", ["0.3.2"], ["0.30.0"]),
        ("1", ["1.0.0", "1.9.9"], ["0.9.9", "10.0.0"]),
        (">=0.10", ["0.10.0", "0.11.0"], ["0.9.0"]),
    ])
    func contains(_ text: String, _ inside: [String], _ outside: [String]) throws {
        let range = try #require(VersionRange(text))
        #expect(inside.filter { !range.contains($0) }.isEmpty)
        #expect(outside.filter { range.contains($0) }.isEmpty)
    }

    @Test(arguments: [
        "", ",", ">=", ">=0.3,", "0.3.x", "~>0.3", "v0.3", "0.3.1.4", "0..1", "latest", "=>0.3", "0.3-beta",
    ])
    func refuses(_ text: String) { #expect(VersionRange(text) == nil) }
}
