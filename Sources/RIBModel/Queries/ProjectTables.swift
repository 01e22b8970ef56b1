internal import SourceText

/// What queries have to know of a project as a whole: each table is made when it is first asked for.
///
/// A class because a project and its parts share what each makes first.
final class ProjectTables: Sendable {
    let assignments = LazyCell<RouterAssignments>()
    let memberWrites = LazyCell<MemberWrites>()
    let views = LazyCell<RIBViews>()
    let dismissals = LazyCell<DismissalNames>()
    let hosted = LazyCell<HostedViews>()
    let navigationObservers = LazyCell<NavigationObservers>()
    let subscriptions = LazyCell<SubscriptionFacts>()
    /// Names that methods of routers may have: all that have ever been met are enough.
    let routerMethods = LazyCell<NameSet>()

    enum Kind: Int, CaseIterable {
        case assignments, views, dismissals, hosted, navigationObservers, subscriptions
    }
}

extension Project {
    /// Who is told by `interactor.router = self` who its router is: of an open project, which keeps it by file.
    var routerAssignments: RouterAssignments { table(.assignments, tables.assignments) { RouterAssignments(self) } }

    /// The same of a project whose files do not change.
    var memberWrites: MemberWrites { tables.memberWrites.value { MemberWrites(self) } }

    /// The views of the project's RIBs.
    var ribViews: RIBViews { table(.views, tables.views) { RIBViews(self) } }

    /// Names by which code may take a view away.
    var dismissalNames: NameSet { table(.dismissals, tables.dismissals) { DismissalNames(self) }.all }

    /// SwiftUI views that a RIB's view hosts.
    var hostedViews: HostedViews { table(.hosted, tables.hosted) { HostedViews(self) } }

    /// Navigation delegates that tell of a pop.
    var navigationObservers: NavigationObservers { table(.navigationObservers, tables.navigationObservers) { NavigationObservers(self) } }

    /// What following subscriptions takes of the project as a whole.
    var subscriptionFacts: SubscriptionFacts { table(.subscriptions, tables.subscriptions) { SubscriptionFacts(self) } }

    private func table<Value>(_ kind: ProjectTables.Kind, _ table: LazyCell<Value>, _ make: () -> Value) -> Value {
        if let reads { reads.note(reads.numbering.table(kind.rawValue)) }
        return table.value(make)
    }
}
