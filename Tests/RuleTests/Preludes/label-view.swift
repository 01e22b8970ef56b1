// use: label-view Name
// A presentable with one requirement, and the view controller that shows a text in a label.

protocol __Name__Presentable: Presentable {
    func show(_ text: String)
}

final class __Name__ViewController: UIViewController, __Name__Presentable {
    private let label = UILabel()

    func show(_ text: String) {
        label.text = text
    }
}
