// use: presentable Name
// The presentable of an interactor that has nothing to show.

protocol __Name__Presentable: Presentable {}
