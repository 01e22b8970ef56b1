import Testing

@Suite struct ObjCTokenizerTests {
    @Test func wordsNumbersAndOperators() {
        #expect(
            Described("a->b += 0x1p-2 * 1'000.5f; x=-1; ...; été$1 0xE+1").tokens == [
                "a", "->", "b", "+=", "number 0x1p-2", "*", "number 1'000.5f", ";", "x", "=", "-", "number 1", ";",
                "...",
                ";", "été$1", "number 0xE", "+", "number 1",
            ])
    }

    @Test func anglesAreSingle() {
        #expect(
            Described("NSArray<NSSet<A *> *>>=b; a >= b; c == d").tokens == [
                "NSArray", "<", "NSSet", "<", "A", "*", ">", "*", ">", ">=", "b", ";", "a", ">=", "b", ";", "c", "==",
                "d",
            ])
    }

    @Test func strings() {
        #expect(
            Described(#"@"a\"]" "b" 'c' '\'' @ "d""#).tokens == [
                #"string @"a\"]""#, #"string "b""#, "string 'c'", #"string '\''"#, "at @", #"string "d""#,
            ])
        #expect(Described("@\"a\nb").tokens == ["string @\"a", "b"])
        #expect(Described("@\"a\nb").problems == ["1 unterminated string"])
        #expect(Described("\"a \\\nb\" c").tokens == ["string \"a \\\nb\"", "c"])
        #expect(Described("R\"x()\" )x\" y").tokens == ["string R\"x()\" )x\"", "y"])
        #expect(Described("BAR\"x\"").tokens == ["BAR", "string \"x\""])
    }

    @Test func atWords() {
        #expect(
            Described("@interface @[@1, @YES] @(x)").tokens == [
                "at @interface", "at @", "[", "at @1", ",", "at @YES", "]", "at @", "(", "x", ")",
            ])
    }

    @Test func comments() {
        #expect(Described("a // b \\\n c\nd /* e /* f */ g").tokens == ["a", "d", "g"])
        #expect(Described("a /* b").tokens == ["a"])
        #expect(Described("a /* b").problems == ["2 unterminated comment"])
        #expect(Described("a // b\rc\r\nd").tokens == ["a", "c", "d"])
    }

    @Test func splicesAreBlank() {
        #expect(Described("a \\\n b \\ \r\n c \\ d").tokens == ["a", "b", "c", "backslash \\", "d"])
    }

    @Test func directivesAreNoTokens() {
        #expect(
            Described("#import <a/*b.h>\nx\n  #  define A(b) [b \\\n  c] /* \n */ // d\ny # z").tokens == [
                "x", "y", "pound #", "z",
            ])
        #expect(Described("#error don't\na 'b'").tokens == ["a", "string 'b'"])
    }

    @Test func bothBranchesAreRead() {
        #expect(Described("#if A\na\n#else\nb\n#endif\nc").tokens == ["a", "b", "c"])
        #expect(Described("#if 0 // no\na\n#if B\nb\n#else\nc\n#endif\n#else\nd\n#endif\ne").tokens == ["d", "e"])
        #expect(Described("#if 0\n don't [\n#elif A\nd\n#endif\ne").tokens == ["d", "e"])
        #expect(Described("#if 0\n don't [").problems == [])
    }

    @Test func conflictMarkersAreBlank() {
        #expect(
            Described("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> x\nd").tokens == ["a", "b", "c", "d"])
        #expect(Described("a\n<<<<<<< HEAD\nb").problems == ["2 version control conflict marker"])
        #expect(Described("a <<<<<<< b").tokens == ["a", "<", "<", "<", "<", "<", "<", "<", "b"])
    }

    @Test func oddBytes() {
        #expect(Described([0xEF, 0xBB, 0xBF] + Array("a \u{A0}b\0c\u{1}d".utf8)).tokens == ["a", "b", "c", "d"])
        #expect(Described("a\0b\u{1}c").problems == ["1 invalid character"])
        #expect(Described([0x61, 0xE9, 0x20, 0x62]).tokens.count == 2)
        #expect(Described("").tokens == [])
        // UTF-16: nothing is found, and it is said.
        #expect(Described([0xFF, 0xFE, 0x40, 0, 0x65, 0]).problems == ["3 invalid character"])
    }
}
