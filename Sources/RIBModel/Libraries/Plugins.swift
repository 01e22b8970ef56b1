import SourceText

/// The plugin framework that Uber describes for RIBs. Its base classes are not public: a project declares or imports
/// classes of these names, or configures its own.
///
/// A plugin point creates plugins by its factories; each factory belongs to a switch, by which it can be turned off.
enum PluginPart: CaseIterable {
    case `switch`, factory, point

    var name: String {
        switch self {
        case .switch: "PluginSwitch"
        case .factory: "PluginFactory"
        case .point: "PluginPoint"
        }
    }

    /// The names of types that play the part, or whose descendants do: the built-in one first.
    func names(in project: ProjectVocabulary) -> [String] {
        switch self {
        case .switch: [name] + project.pluginTypes
        case .factory: [name] + project.pluginFactories
        case .point: [name] + project.pluginPoints
        }
    }
}

extension LibraryModel {
    /// Whether a property of that name gives the text by which a service knows the case of a switch:
    /// `generatedExperimentKey`, `key`, or a raw value that is written by hand.
    package static func isKeyOfSwitch(_ property: String) -> Bool {
        property == "key" || property == "rawValue" || property.hasSuffix("Key")
    }

    /// The member by which code can reach all cases of an enumeration.
    static let allCases = "allCases"
}
