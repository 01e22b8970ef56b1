import Testing

@testable import LintEngine

@Suite struct ReceiverTypistTests {
    @Test func onlyAMissingLibraryIsWorthANote() {
        #expect(
            ReceiverTypist.State.missing(receivers: 17).note
                == "libclang was not found: 17 receivers in Objective-C files were judged by name "
                + "(install libclang-dev, or set RIBLINT_LIBCLANG)")
        #expect(ReceiverTypist.State.missing(receivers: 1).note?.contains("1 receiver in") == true)
        for outcome in [ReceiverTypist.State.notAsked, .off, .found("14.0.6")] { #expect(outcome.note == nil) }
    }

    @Test func sourcesHaveWords() {
        #expect(ReceiverTypist.State.notAsked.source == nil)
        #expect(ReceiverTypist.State.found("21.0.0").source == "libclang 21.0.0")
        #expect(ReceiverTypist.State.missing(receivers: 2).source == "none")
    }

    @Test func oneThatCannotBeUsedEndsARun() {
        #expect(throws: LintError.self) { try ReceiverTypist.State.unusable("'/a': no").check() }
        #expect(throws: Never.self) { try ReceiverTypist.State.missing(receivers: 2).check() }
    }
}
