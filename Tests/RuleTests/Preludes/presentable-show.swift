// use: presentable-show Name
// The presentable of an interactor that shows a text.

protocol __Name__Presentable: Presentable {
    func show(_ text: String)
}
