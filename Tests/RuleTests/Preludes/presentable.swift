// use: presentable Name
// The presentable of an interactor, without requirements.

protocol __Name__Presentable: Presentable {}
