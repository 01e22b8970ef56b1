import RIBs

protocol ShiftTrackingInteractable: Interactable {}

final class ShiftTrackingRouter: Router<ShiftTrackingInteractable> {}
