// use: view Name
// A view controller without content.

final class __Name__ViewController: UIViewController, __Name__Presentable, __Name__ViewControllable {}
