// use: router Name
// A router without children.

final class __Name__Router: ViewableRouter<__Name__Interactable, __Name__ViewControllable> {}
