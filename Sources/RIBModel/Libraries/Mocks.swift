/// Generators of mocks: Mockolo, Sourcery with its own or other templates, and the macros of Mockable and Spyable.
extension LibraryModel {
    /// Whether a protocol with an annotation of that name gets a mock: `/// @mockable`, `/// @CreateMock`,
    /// `// sourcery: AutoMockable`, `@Mockable`.
    package static func generatesMock(_ annotation: String) -> Bool {
        switch annotation {
        case "mockable", "CreateMock", "AutoMockable", "Mockable", "Spyable": true
        default: false
        }
    }
}

extension PartNaming {
    /// The suffixes of the protocols of a RIB; a longer one is before those that it ends in.
    package static let protocols = [
        "PresentableListener", "Listener", "Interactable", "Routing", "Presentable", "ViewControllable", "Buildable",
        "Dependency",
    ]
}
