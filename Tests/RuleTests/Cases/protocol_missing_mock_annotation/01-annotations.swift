// === a listener without the annotation that the others have
// clean: ..., annotated
// use: ribs

/// The parent of Home.
/// @mockable
protocol HomeListener: AnyObject {}
//       ~~~~~~~~~~~~ this protocol has the annotation

/** @mockable(override: name = MenuMock) */
public protocol MenuListener: AnyObject {}

//+/// @mockable
protocol HelpListener: AnyObject {}
//       ^^^^^^^^^^^^ protocol_missing_mock_annotation: no annotation for a mock, unlike 2 of the 3 protocols

final class HomeInteractor: Interactor {
    weak var listener: HomeListener?
}

// === Sourcery, between other comments and attributes
// clean: ..., annotated
// use: ribs

// sourcery: AutoMockable
// The routing of Home.
protocol HomeRouting: Routing {}

// MARK: - Menu

//sourcery: AutoMockable, other
@MainActor
protocol MenuRouting: Routing {}

//-// MARK: - Help
//+// sourcery:AutoMockable
protocol HelpRouting: Routing {}
//       ^^^^^^^^^^^ protocol_missing_mock_annotation: 'HelpRouting' has no annotation for a mock

final class HomeInteractor: Interactor {}

// === look-alikes: fewer than most, another kind, another module, no RIB
// use: ribs

/// @mockable
protocol HomeListener: AnyObject {}

/// @mockable
protocol MenuListener: AnyObject {}

protocol FirstListener: AnyObject {}
protocol SecondListener: AnyObject {}

protocol HomeRouting: Routing {}

/// @mockable
protocol HomeBuildable: Buildable {}
protocol MenuBuildable: Buildable {}

/// See @mockable
protocol MenuRouting: Routing {}

final class HomeInteractor: Interactor {}
