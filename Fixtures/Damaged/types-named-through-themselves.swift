import RIBs

// Types that are named through themselves, which Swift rejects and an editor shows while they are typed.
protocol Circular: Circular.Listener, Circular.Router {}
class Outer: Outer.Middle, Outer.Inner {}
class Left: Right.Base {}
class Right: Left.Base {}
typealias Round = Round.Trip
typealias There = Back
typealias Back = There
protocol Associated { associatedtype Item: Item.Element where Item.Element == Item }
class Generic<Element: Element.Other>: Generic<Generic<Element>>.Part where Element.Other: Generic<Element> {}
extension Outer: Outer.Inner.Middle {}

final class CircularInteractor: CircularInteractor.Parent, Circular {
    weak var router: CircularInteractor.Routing?
    weak var listener: Circular.Listener.Router?
}
