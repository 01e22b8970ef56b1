// === ancestors: superclasses and protocols, nearest first
class Base: Named {}
//    ^^^^ ancestors: Named
class Middle: Base, Sized {}
final class Leaf: Middle {}
//          ^^^^ ancestors: Middle, Base, Sized, Named
protocol Named {}
//       ^^^^^ ancestors: none
protocol Sized: Named {}
// === conformances of extensions count
final class Leaf {}
//          ^^^^ ancestors: Named
extension Leaf: Named {}
protocol Named {}
// === roles follow from the framework's bases, whatever types are called
import RIBs
import UIKit

protocol CartRouting: ViewableRouting {}
//       ^^^^^^^^^^^ roles: router
protocol CartPresentable: Presentable {}
final class Cart: PresentableInteractor<CartPresentable> {}
//          ^^^^ roles: interactor
final class CartFlow: ViewableRouter<Interactable, ViewControllable>, CartRouting {}
//          ^^^^^^^^ roles: router
final class CartScreen: UIViewController, CartPresentable {}
//          ^^^^^^^^^^ roles: view
final class CartFactory: Builder<EmptyDependency> {}
//          ^^^^^^^^^^^ roles: builder
final class CartScope: Component<EmptyDependency> {}
//          ^^^^^^^^^ roles: component
final class Sync: Worker {}
//          ^^^^ roles: worker
final class Plain {}
//          ^^^^^ roles: none
// === a base class of the project hands its role on
import RIBs

class BaseInteractor: Interactor {}
final class HomeInteractor: BaseInteractor {}
//          ^^^^^^^^^^^^^^ roles: interactor
// === a type of the project that is called like one of the framework's is not that one
final class Interactor {}
final class HomeInteractor: Interactor {}
//          ^^^^^^^^^^^^^^ roles: none
// === the routers over an interactor: by generic argument, protocol or initializer
import RIBs

protocol HomeInteractable: Interactable {}
final class HomeInteractor: Interactor, HomeInteractable {}
//          ^^^^^^^^^^^^^^ routers: HomeRouter, PlainRouter
final class CartInteractor: Interactor {}
//          ^^^^^^^^^^^^^^ routers: CartRouter
final class SoloInteractor: Interactor {}
//          ^^^^^^^^^^^^^^ routers: none
final class HomeRouter: Router<HomeInteractable> {}
final class PlainRouter: Router<HomeInteractor> {}
final class CartRouter: Router<CartInteractor> {}
// === the classes above a class, nearest first; broken code may declare some that inherit from each other
class Base: Named {}
class Middle: Base {}
final class Leaf: Middle {}
//          ^^^^ classes: Leaf, Middle, Base
class First: Third {}
//    ^^^^^ classes: First, Third, Second
class Second: First {}
//    ^^^^^^ classes: Second, First, Third
class Third: Second {}
//    ^^^^^ classes: Third, Second, First
class Below: First {}
//    ^^^^^ classes: Below, First, Third, Second
class Lowest: Below {}
//    ^^^^^^ classes: Lowest, Below, First, Third, Second
class Own: Own {}
//    ^^^ classes: Own
protocol Named {}
