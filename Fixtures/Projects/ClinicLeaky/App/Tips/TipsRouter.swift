import RIBs

protocol TipsInteractable: Interactable {
    var listener: TipsListener? { get set }
}

final class TipsRouter: Router<TipsInteractable> {}
