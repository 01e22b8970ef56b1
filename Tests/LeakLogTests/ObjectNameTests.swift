import LeakLog
import Testing

@Suite struct ObjectNameTests {
    /// Descriptions of objects as programs print them, and the type that they name.
    @Test(arguments: [
        ("Harbour.MapInteractor", "Harbour.MapInteractor"),
        ("<Harbour.RootViewController: 0x7f8a1b>", "Harbour.RootViewController"),
        ("<Harbour.RootViewController 0x7f8a1b> [64]", "Harbour.RootViewController"),
        ("<UINavigationController: 0x7f8a1b>", "UINavigationController"),
        ("_TtC7Harbour13MapInteractor", "Harbour.MapInteractor"),
        ("<_TtC7Harbour13MapInteractor: 0x1>", "Harbour.MapInteractor"),
        ("_TtCC7Harbour7MapView4Cell", "Harbour.MapView.Cell"),
        ("_TtC7HarbourP33_8C1F00E2A4C04D4B9A6C0E9A1B2C3D4E7MapView", "Harbour.MapView"),
        ("_TtGC7Harbour3BoxCS_7MapView_", "Harbour.Box<Harbour.MapView>"),
        ("$s7Harbour13MapInteractorC", "Harbour.MapInteractor"),
        ("Harbour.(Cell in _3A9F00)", "Harbour.Cell"), ("Harbour.(unknown context at $10f8).Cell", "Harbour.Cell"),
        ("(extension in Harbour):UIKit.UIView.Style", "UIKit.UIView.Style"),
        ("Harbour.MapView.(Cell in _3A9F00).Row", "Harbour.MapView.Cell.Row"),
        ("RIBs.PresentableInteractor<Harbour.MapPresentable>", "RIBs.PresentableInteractor<Harbour.MapPresentable>"),
        ("Box<A.B, Swift.Optional<A.C>>", "Box<A.B, Swift.Optional<A.C>>"),
        ("<RIBs.Router<Harbour.MapInteractable>: 0x1>", "RIBs.Router<Harbour.MapInteractable>"),
        ("NSKVONotifying_Harbour.MapView", "Harbour.MapView"),
        ("NSKVONotifying__TtC7Harbour7MapView", "Harbour.MapView"),
        ("_RX_namespace_.Harbour.MapView", "Harbour.MapView"), ("Приложение.Карта", "Приложение.Карта"),
    ])
    func typesAreFound(_ description: String, _ name: String) {
        #expect(ObjectName(describing: description)?.text == name)
    }

    @Test(arguments: [
        "", "<", ">", "()", "<<<", "(Cell in", "_Tt", "_TtC99999Map", "$s", "..", "_TtC0", "(unknown context at $1)",
    ])
    func otherTextsHaveNoName(_ description: String) {
        #expect(ObjectName(describing: description) == nil)
    }

    @Test func argumentsFollowTheType() {
        let name = ObjectName(describing: "A.Box<A.Pair<A.X, A.Y>, A.Z>")
        #expect(name?.all.map(\.base) == ["Box", "Pair", "X", "Y", "Z"])
    }
}
