import RIBs

protocol ShiftTrackingInteractable: Interactable {}

final class ShiftTrackingRouter: ViewableRouter<ShiftTrackingInteractable, LoggedInViewControllable> {}
