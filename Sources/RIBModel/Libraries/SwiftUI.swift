package import SourceText

/// SwiftUI.
extension LibraryModel {
    static var swiftUI: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                relatedModules: ["SwiftUI"],
                classes: [.init("UIHostingController", "UIViewController")],
                typeNames: [
                    "View", "Binding", "State", "Environment", "EnvironmentObject", "ObservedObject", "StateObject",
                    "AnyView", "Text", "Button", "Image", "Color", "Font", "VStack", "HStack", "ZStack", "List",
                    "ForEach", "Group", "Section", "Spacer", "NavigationView", "NavigationStack", "NavigationLink",
                    "ScrollView", "TextField", "SecureField", "Toggle", "Form", "TabView", "Shape", "ViewModifier",
                    "ButtonStyle", "PreviewProvider", "App", "Scene", "GeometryReader", "LinearGradient", "EmptyView",
                    "Divider", "Label", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "GridItem", "Menu",
                    "Picker", "Slider", "Stepper", "DatePicker", "Alert", "ActionSheet", "Animation", "Namespace",
                    "FocusState", "GestureState", "AppStorage", "SceneStorage", "FetchRequest", "UIViewRepresentable",
                    "UIViewControllerRepresentable", "DynamicProperty", "PresentationMode", "DismissAction",
                    "EdgeInsets", "Angle", "Bindable",
                ]),
            streams: StreamNames(
                lists: [
                    .handlers: ["onTap", "onReceive"]
                ]))
    }
}

enum SwiftUIWord: Int, LibraryWord {
    case App, alert, Binding, confirmationDialog, Environment, fullScreenCover, inspector, interactiveDismissDisabled
    case makeCoordinator, navigationDestination, NavigationLink, Observable, onDisappear, popover
    case presentationMode, Preview, PreviewProvider, rootView, sheet, UIHostingController, UIViewControllerRepresentable
    case UIViewRepresentable, View

    /// The names of macros begin with `#`.
    static var texts: [String] { allCases.map { $0 == .Preview ? "#Preview" : $0.stringValue } }
}

extension Name {
    /// Whether a modifier runs its closure when the view is removed.
    var isDisappearanceModifier: Bool { self == SwiftUIWord.onDisappear.name }

    /// Whether a modifier presents the views of its closure instead of composing them.
    var isPresentingModifier: Bool {
        switch SwiftUIWord(self) {
        case .sheet, .fullScreenCover, .popover, .navigationDestination, .alert, .confirmationDialog, .inspector: true
        default: false
        }
    }

    /// Whether a modifier prevents dismissal by a swipe, or is called when the view has disappeared.
    var handlesDisappearance: Bool {
        self == SwiftUIWord.interactiveDismissDisabled.name || self == SwiftUIWord.onDisappear.name
    }

    /// Whether it is a view that presents the views of its closure.
    var isLink: Bool { self == SwiftUIWord.NavigationLink.name }

    /// Whether it is the class of view controllers that show a SwiftUI view.
    var isHostingController: Bool { self == SwiftUIWord.UIHostingController.name }

    /// The label of the view that a hosting controller shows.
    var isRootViewLabel: Bool { self == SwiftUIWord.rootView.name }

    var isBindingAttribute: Bool { self == SwiftUIWord.Binding.name }

    var isEnvironmentAttribute: Bool { self == SwiftUIWord.Environment.name }

    /// The environment value whose members dismiss the view.
    var isPresentationMode: Bool { self == SwiftUIWord.presentationMode.name }

    /// The function by which a controller or view inside SwiftUI creates the object that is notified of its events.
    static var coordinatorMaker: Name { SwiftUIWord.makeCoordinator.name }

    /// Whether it marks a class whose observers are notified of changes of all its properties.
    var isObservableAttribute: Bool { self == SwiftUIWord.Observable.name }

    /// Whether it is the protocol of SwiftUI's views.
    var isSwiftUIView: Bool { self == SwiftUIWord.View.name }

    /// The macro whose arguments are code of a preview.
    static var previewMacro: Name { SwiftUIWord.Preview.name }

    /// Whether it is the protocol of previews.
    var isPreview: Bool { self == SwiftUIWord.PreviewProvider.name }
}

extension NameSet {
    /// Protocols of the object with which a whole app begins.
    package static let appDelegates = NameSet([UIKitWord.NSApplicationDelegate, .UIApplicationDelegate].map(\.name))

    /// The protocol of the structure with which a whole app begins.
    package static let appStructures = NameSet([SwiftUIWord.App.name])

    /// Protocols of the object with which a system starts an app or opens a window of it.
    package static let applications = NameSet.applicationDelegates.union([SwiftUIWord.App.name])

    /// The protocol of structures that show a controller of UIKit inside SwiftUI.
    package static let controllersInSwiftUI = NameSet([SwiftUIWord.UIViewControllerRepresentable.name])

    /// Protocols of types whose code SwiftUI or a controller of UIKit runs, so that other code names only the types.
    static let implicitProtocols = NameSet(
        [SwiftUIWord.View, .UIViewControllerRepresentable, .UIViewRepresentable].map(\.name)
            + [UIKitWord.UINavigationControllerDelegate.name, UIKitWord.UIAdaptivePresentationControllerDelegate.name])
}

extension TypeHierarchy {
    /// Whether a type shows a controller of UIKit inside SwiftUI.
    func isControllerInSwiftUI(_ type: TypeID) -> Bool {
        supertypes[type.index].contains { supertype in
            switch supertype {
            case .known(let name, _), .unresolved(let name): NameSet.controllersInSwiftUI.contains(name)
            default: false
            }
        }
    }
}

extension Project {
    /// Whether a macro of previews makes the code of a use.
    func isOfPreviewMacro(_ use: TypeUse) -> Bool { use.macro == .previewMacro }
}
