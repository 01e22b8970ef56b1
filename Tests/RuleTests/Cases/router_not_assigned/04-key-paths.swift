// === a key path of another property
// clean: ..., through which the router is assigned
// use: ribs, viewless-detail-routing Quote

final class QuoteInteractor: Interactor {
    weak var navigation: QuoteRouting?
    //       ^^^^^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'navigation', but nothing assigns it.
    var title = ""

    func didSelect() {
        navigation?.routeToDetail()
//-     print(self[keyPath: \QuoteInteractor.title])
//+     print(self[keyPath: \QuoteInteractor.navigation] as Any)
    }
}

// use: detail-router Quote
