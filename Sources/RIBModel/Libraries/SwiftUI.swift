/// SwiftUI.
extension LibraryModel {
    static var swiftUI: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                relatedModules: ["SwiftUI"],
                classes: [.init("UIHostingController", "UIViewController")],
                typeNames: [
                    "View", "Binding", "State", "Environment", "EnvironmentObject", "ObservedObject", "StateObject", "AnyView", "Text",
                    "Button", "Image", "Color", "Font", "VStack", "HStack", "ZStack", "List", "ForEach", "Group", "Section", "Spacer",
                    "NavigationView", "NavigationStack", "NavigationLink", "ScrollView", "TextField", "SecureField", "Toggle", "Form",
                    "TabView", "Shape", "ViewModifier", "ButtonStyle", "PreviewProvider", "App", "Scene", "GeometryReader",
                    "LinearGradient", "EmptyView", "Divider", "Label", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "GridItem",
                    "Menu", "Picker", "Slider", "Stepper", "DatePicker", "Alert", "ActionSheet", "Animation", "Namespace", "FocusState",
                    "GestureState", "AppStorage", "SceneStorage", "FetchRequest", "UIViewRepresentable", "UIViewControllerRepresentable",
                    "DynamicProperty", "PresentationMode", "DismissAction", "EdgeInsets", "Angle", "Bindable",
                ]),
            streams: StreamNames(handlers: ["onTap", "onReceive"]))
    }
}
