import RuleKit

extension RuleDocumentation {
    static let componentPropertyMadeAnew = RuleDocumentation(
        summary: "A component's property creates another object at each read, where one object is needed.",
        reason: """
            A computed property runs its code each time. If the interactor gets one view and the router another, the \
            router shows a view that never hears from its interactor. If an object only lives for one call, a closure \
            that captures it weakly finds nothing when its value arrives.
            """,
        howItWorks: """
            The rule checks computed properties and functions without parameters of components whose code creates an \
            object of a class and does not keep it. It reports one that creates a view, presenter, interactor or \
            router if at least two places read it on one component, and one of them passes it to an interactor or a \
            router. Of other objects it reports one that is created for a single call whose result is a stream, if a \
            closure of the called function captures 'self' weakly and none does strongly.
            """,
        limitations: """
            Objects that their initializers pass to others, or that pass themselves on, are not reported, nor are \
            properties that a subclass overrides. A property of a component that passes on another one counts as one \
            read.
            """,
        example: RuleExample(
            """
              final class DetailComponent: Component<EmptyDependency> {
            -     var viewController: DetailViewController { DetailViewController() }
            +     var viewController: DetailViewController { shared { DetailViewController() } }
              }

              final class DetailBuilder: Builder<EmptyDependency> {
                  func build() -> ViewableRouting {
                      let component = DetailComponent(dependency: dependency)
                      let interactor = DetailInteractor(presenter: component.viewController)
                      return DetailRouter(interactor: interactor, viewController: component.viewController)
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {}
                final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
                """),
        references: ["RIBs/Classes/DI/Component.swift in github.com/uber/RIBs-iOS"])

    static let componentPropertyNotShared = RuleDocumentation(
        summary: "A component creates another stream for each of those who read it.",
        reason: """
            A computed property runs its code each time. One reader publishes a value in its own object, and the \
            others, who subscribed to theirs, do not receive it.
            """,
        howItWorks: """
            The rule checks computed properties and functions without parameters of components whose code creates an \
            object of a class and does not keep it. It reports one if the class or a base class has a subject, a relay \
            or a property with '@Published', and the property has two readers: places in the code, and dependencies of \
            children that require it.
            """,
        limitations: """
            Classes with other state, such as caches, are not reported. A subject that the initializer gets is not \
            state of the class.
            """,
        example: RuleExample(
            """
              final class ShopComponent: Component<EmptyDependency>, BasketDependency, CheckoutDependency {
            -     var basket: BasketStream { BasketStream() }
            +     var basket: BasketStream { shared { BasketStream() } }
              }
            """,
            in: """
                import Combine
                import ModernRIBs

                final class BasketStream {
                    @Published var count = 0
                }

                protocol BasketDependency: Dependency {
                    var basket: BasketStream { get }
                }

                protocol CheckoutDependency: Dependency {
                    var basket: BasketStream { get }
                }
                """),
        references: ["RIBs/Classes/DI/Component.swift in github.com/uber/RIBs-iOS"])
}
