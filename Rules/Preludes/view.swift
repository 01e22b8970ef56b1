// use: view Name
// A view controller that shows nothing.

final class __Name__ViewController: UIViewController, __Name__Presentable, __Name__ViewControllable {}
