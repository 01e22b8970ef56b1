import ObjCOutline
import RIBModel
import SourceText
import Testing

/// Suppression comments in Objective-C: which lines they cover.
@Suite struct ObjCDirectiveTests {
    private func directives(_ text: String) -> [Directive] {
        let bytes = Array(text.utf8)
        return (bytes + [UInt8](repeating: 0, count: 64)).withUnsafeBufferPointer { all in
            let bytes = UnsafeBufferPointer(rebasing: all[..<bytes.count])
            let buffer = TokenBuffer()
            var frontEnd = ObjCFrontEnd()
            _ = frontEnd.outline(bytes, into: buffer, names: NameTable(), dialect: .objectiveC, withBodies: false)
            return Directive.all(in: bytes, tokens: buffer, language: .objectiveC)
        }
    }

    /// The samples suppress the rule `r`: it must be suppressed at each `quiet`, and reported at each `loud`.
    private func check(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        let covered = directives(text).flatMap(\.rules).filter { $0.id == "r" }.map(\.covers)
        #expect(!covered.isEmpty, sourceLocation: location)
        let bytes = Array(text.utf8)
        for (word, expected) in [("quiet", true), ("loud", false)] {
            for start in bytes.indices where bytes[start...].starts(with: word.utf8) {
                let isCovered = covered.contains { $0.start <= UInt32(start) && UInt32(start) < $0.end }
                #expect(isCovered == expected, "\(word) at \(start) in:\n\(text)", sourceLocation: location)
            }
        }
    }

    @Test func nextCoversHeaderOfContainer() {
        check(
            """
            @class loud;
            // riblint:disable:next r - reason
            @interface quiet : quiet
                <quiet, quiet>
            - (void)loud;
            @end
            // riblint:disable:next r
            @implementation quiet (quiet)
            @synthesize loud = loud;
            @end
            """)
    }

    @Test func nextCoversHeaderOfMethod() {
        check(
            """
            // riblint:disable:next r
            - (void)quiet:(id)quiet
                    quiet:(id)quiet
            {
                [self loud];
            }
            // riblint:disable:next r
            - (void)quiet;
            - (void)loud;
            """)
    }

    @Test func nextCoversProperty() {
        check(
            """
            // riblint:disable:next r
            @property (nonatomic, strong)
                NSArray<quiet *> *quiet;
            @property (nonatomic) id loud;
            """)
    }

    @Test func nextCoversStatementWithItsBlocks() {
        check(
            """
            - (void)loud {
                // riblint:disable:next r
                [quiet animate:^{ [quiet go]; }
                      completion:^(BOOL quiet) {
                    [self quiet];
                }];
                [self loud];
                // riblint:disable:next r
                void (^quiet)(BOOL) = ^(BOOL quiet) {
                    quiet();
                };
                loud();
                // riblint:disable:next r
                NSDictionary *quiet = @{
                    @"a": quiet,
                };
                loud();
            }
            """)
    }

    @Test func nextCoversConditionOnly() {
        check(
            """
            - (void)loud {
                // riblint:disable:next r
                if ([self quiet] &&
                    quiet) {
                    [self loud];
                }
                // riblint:disable:next r
            }
            - (void)loud;
            """)
    }

    @Test func otherForms() {
        check(
            """
            // riblint:disable:this elsewhere
            [self quiet]; // riblint:disable:this r
            [self loud];
            [self quiet:1
                  quiet:2];
            // riblint:disable:previous r
            [self loud];
            // riblint:disable r
            [self quiet];
            // riblint:enable r
            [self loud];
            """)
    }

    /// A comment does not nest, and directives of the preprocessor are no code.
    @Test func comments() {
        check(
            """
            /* /* riblint:disable:next r */
            [self quiet];
            [self loud]; /* riblint:disable:this elsewhere */
            """)
        check(
            """
            #import "a.h" // riblint:disable:next r
            [self quiet];
            [self loud];
            """)
        #expect(directives("NSString *a = @\"// riblint:disable r\";").isEmpty)
    }
}
