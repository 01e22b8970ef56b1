import RuleKit

extension RuleDocumentation {
    static let pluginSwitchWithoutFactory = RuleDocumentation(
        summary: "A switch of plugins belongs to no factory, or to two.",
        reason: """
            A switch turns one plugin off while the app is in use. One without a factory turns nothing off. If two \
            factories share a switch, neither plugin can be turned off alone.
            """,
        howItWorks: """
            The rule applies where the project declares or inherits from 'PluginSwitch', 'PluginFactory' and \
            'PluginPoint', or from base classes named in the configuration. A switch is a case of an enumeration that \
            inherits from 'PluginSwitch' or is listed in 'plugin_types'. It is reported if no code outside of the \
            enumeration names the case. Patterns such as 'case .help:' count only in factories and plugin points. It \
            is also reported if the property of the same name gives the case in two factories, neither of which \
            inherits from the other.
            """,
        limitations: """
            Nothing is reported for an enumeration that no factory and no plugin point names, and none of its cases \
            count as unused if code reads 'allCases' or makes a case of a raw value. A case that other code than a \
            factory names counts as used, and so does one of a name that a value of unknown type has.
            """,
        example: RuleExample(
            """
              enum HomeSwitch: PluginSwitch {
            -     case help, offers
            +     case help
              }

              final class HomePluginPoint: PluginPoint<HomeSwitch> {
                  override var pluginFactories: [PluginFactory<HomeSwitch>] { [HelpFactory()] }
              }
            """,
            in: """
                import RIBs

                final class HelpFactory: PluginFactory<HomeSwitch> {
                    override var pluginSwitch: HomeSwitch { .help }
                }

                final class HomeInteractor: Interactor {}
                """))

    static let pluginFactoryNotRegistered = RuleDocumentation(
        summary: "A factory of plugins is in no list of a plugin point.",
        reason: """
            A plugin point only asks the factories of its list. A factory that is missing there compiles, has tests, \
            and never creates its plugin in the app.
            """,
        howItWorks: """
            The rule applies where the project declares or inherits from 'PluginSwitch', 'PluginFactory' and \
            'PluginPoint', or from base classes named in the configuration. It reports a factory without subclasses \
            that nothing outside of its declaration and extensions names, in sources and in generated code. Tests do \
            not count.
            """,
        limitations: """
            Any other use of the name counts, also one that does not pass the factory to a plugin point. Factories \
            that are visible in Objective-C are not reported.
            """,
        example: RuleExample(
            """
              final class HelpFactory: PluginFactory<HomeSwitch> {}

              final class HomePluginPoint: PluginPoint<HomeSwitch> {
            -     override var pluginFactories: [PluginFactory<HomeSwitch>] { [] }
            +     override var pluginFactories: [PluginFactory<HomeSwitch>] { [HelpFactory()] }
              }
            """,
            in: """
                import RIBs

                protocol PluginSwitch {}

                final class HomeInteractor: Interactor {}
                """))

    static let duplicateExperimentKey = RuleDocumentation(
        summary: "Two cases of switches or experiments have the same key.",
        reason: """
            A service knows a switch by its key. Two cases with one key are one switch: turning one of them off turns \
            off both, and their experiments get each other's users.
            """,
        howItWorks: """
            The rule looks at enumerations that inherit from 'PluginSwitch' or are listed in 'plugin_types'. The key \
            of a case is the string that a property 'key', 'rawValue' or '…Key' returns for it in a 'switch' over \
            'self', or else its raw value, as it is written. It reports a second case with the same key, in the same \
            enumeration or in another.
            """,
        limitations: """
            Raw values that are not written, numbers, and strings with interpolations or other delimiters than one \
            quote are not compared. Nor are raw values of an enumeration with a property that makes keys of them, and \
            cases that share one 'case' of the 'switch'.
            """,
        example: RuleExample(
            """
              enum HomeSwitch: PluginSwitch {
                  case help, offers

                  var experimentKey: String {
                      switch self {
                      case .help: "home_help"
            -         case .offers: "home_help"
            +         case .offers: "home_offers"
                      }
                  }
              }
            """,
            in: "import RIBs\nfinal class HomeInteractor: Interactor {}"))
}
