import OutlineSupport
import SourceText
import SwiftOutline
import Testing

/// Files whose text alone shows that their bodies are needed.
@Suite struct BodySignTests {
    @Test(arguments: [
        ("import RIBs\nclass A { func f() { g() } }", true),
        ("import UIKit\nimport RIBs\nclass A { func f() { g() } }", true),
        ("import UIKit\nclass A { func f() { g() } }", false),
        ("protocol P {}\nimport RIBs\nclass A { func f() { g() } }", true),
        (
            "print(\"a\")\n#if canImport(RIBs)\nlet x = y()\nimport RIBs\n#endif\ng()\nclass A { func f() { g() } }",
            true
        ),
        ("class A: Interactor { func f() { g() } }", true),
        ("class A: Core.Interactor { func f() { g() } }", true),
        (
            """
            protocol P { func p() }
            let x = 1
            func g() { h() }
            #if DEBUG
            final class A: B, Interactor where T: U { func f() { g() } }
            #endif
            """,
            true
        ),
        ("class A: UIViewController, HomeViewControllable { func f() { g() } }", true),
        ("extension A: HomeViewControllable { func f() { g() } }", true),
        ("class A: Core.Base<Home>.Inner, Home.HomeViewControllable { func f() { g() } }", true),
        ("struct S { class A: Interactor { func f() { g() } } }", true),
        // A name that contains the word, the word itself, and types without such code.
        ("class A: HomeViewControllableMock { func f() { g() } }", false),
        ("class A: Interactors { func f() { g() } }", false),
        ("class A: ViewControllable { func f() { g() } }", false),
        ("protocol P: Interactor { func f() }", false),
        ("struct S: Interactor { func f() { g() } }", false),
    ])
    func bodiesAreOutlinedAtOnce(_ text: String, _ areShown: Bool) {
        let names = NameTable()
        let signs = BodyPrefilter(
            modules: [names.intern("RIBs")], supertypes: [names.intern("Interactor")],
            endings: [Array("ViewControllable".utf8)])
        let frontEnd = FrontEnd()
        let outline = frontEnd.outline(Array(text.utf8), names: names, .ofFiles(showing: signs))
        #expect(outline.hasBodies == areShown)
        // The same outline as if bodies had been requested at first.
        let other = frontEnd.outline(
            Array(text.utf8), names: names, areShown ? .all : .ofFiles(showing: BodyPrefilter()))
        #expect(OutlineInvariants.areEqual(outline, other))
    }
}
