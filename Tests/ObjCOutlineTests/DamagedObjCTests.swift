import OutlineSupport
import Testing

/// Input that is no Objective-C, or far too much of it.
@Suite struct DamagedObjCTests {
    @Test func deepNesting() {
        let count = 50_000
        let receivers = String(repeating: "[", count: count) + "a" + String(repeating: " b]", count: count)
        #expect(Described(receivers).file.sends.count == count)
        let arguments = String(repeating: "[a b:", count: count) + "c" + String(repeating: "]", count: count)
        #expect(Described(arguments).file.sends.count == count)
        let blocks = String(repeating: "^{ [a b]; ", count: count) + String(repeating: "}", count: count)
        #expect(Described(blocks).file.sends.count == count)
    }

    /// A megabyte of anything takes linear time.
    @Test(
        arguments: [
            "[", "(", "{", "]", "[a ", "[a b:", "<", "A<", "@interface A<", "@property (", "@property A<", "- (", "?",
            ":",
            "[a ? ", "[:", "\\", "\\ ", "'", "\"", "@\"", "/*", "#if A\n{", "#else\n", "#if A\n(\n#else\n", "R\"x(",
            "<<<<<<< \n", "@end ", "- (void)a:", "[a\n", "@protocol P ", "({[", "!", "else if (a) ", "(]", "{)", "^{",
            "[[",
        ])
    func runs(_ piece: String) {
        let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
        let clock = ContinuousClock()
        var invariants = ""
        let time = clock.measure { invariants = breach(of: Described(text)) ?? "" }
        #expect(invariants == "")
        // A debug build; a quadratic search would take minutes.
        #expect(time < .seconds(20))
    }

    @Test func everyPrefixAndDeletion() {
        let text = """
            #if A
            @interface A<T> : B <C> { @public int *a, b:1; }
            @property (nonatomic, copy) void (^c)(int);
            #else
            - (void)d:(id<E>)e f:(int)g { [self h:^{ return @"i"; } j:k ? l : m]; }
            #endif
            @end
            """
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            #expect(breach(of: Described(Array(bytes[..<index]))) == nil)
            var other = bytes
            other.remove(at: index)
            #expect(breach(of: Described(other, .objectiveCPlusPlus)) == nil)
        }
    }

    @Test func missingParts() {
        #expect(Described("@end @end } ) ] [ ( {").problems.count == 1)
        #expect(Described("@interface").containers == [])
        #expect(Described("@interface A :").containers == ["interface A"])
        #expect(Described("@property int a;").properties == [])
        #expect(Described("@implementation A\n- (void").methods == [])
        #expect(Described("[a b").sends == [])
        #expect(Described(") [(a) b]").sends == [])
        #expect(Described("{ [a b }; [c d];").sends == ["d to c"])
    }

    /// What does not hold of an outline; nil if all is well.
    private func breach(of found: Described) -> String? { ObjCInvariants.breach(in: found.file, found.buffer) }
}
