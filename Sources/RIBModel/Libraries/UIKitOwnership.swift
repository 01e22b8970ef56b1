package import SourceText

/// Which objects of UIKit keep closures and other objects alive.
extension Name {
    /// Whether a view, controller or item keeps the argument of a method of that name.
    var givesToView: Bool {
        switch UIKitWord(self) {
        case .addAction, .addArrangedSubview, .addChild, .addGestureRecognizer, .addSubview, .insertArrangedSubview,
            .insertSubview, .setCollectionViewLayout, .setLeftBarButton, .setLeftBarButtonItems, .setRightBarButton:
            true
        default: false
        }
    }

    /// Whether a member of that name is a part of a view, controller or item that keeps it alive.
    var isPartOfView: Bool {
        switch UIKitWord(self) {
        case .backgroundView, .collectionView, .collectionViewLayout, .contentView, .inputAccessoryView, .inputView,
            .layer, .leftBarButtonItem, .leftBarButtonItems, .navigationItem, .refreshControl, .rightBarButtonItem,
            .rightBarButtonItems, .searchController, .tabBarItem, .tableFooterView, .tableHeaderView, .tableView,
            .titleView, .view:
            true
        default: isRootViewLabel
        }
    }

    /// Whether an object of a library keeps the closure that is assigned to its member of that name.
    package var keepsAssignedClosure: Bool {
        switch UIKitWord(self) {
        case .configurationUpdateHandler, .itemSeparatorHandler, .leadingSwipeActionsConfigurationProvider,
            .supplementaryViewProvider, .trailingSwipeActionsConfigurationProvider:
            true
        default: false
        }
    }

    /// Whether a call of that name adds items to the snapshot of a data source.
    var addsSnapshotItems: Bool { self == UIKitWord.appendItems.name }

    /// Whether a data source shows, and keeps, the snapshot that a method of that name is passed.
    var appliesSnapshot: Bool { self == UIKitWord.apply.name }

    /// Whether an object that is created with a name keeps an argument of its initializer as a part.
    ///
    /// - Parameter label: the label of the argument.
    func isViewWithPart(_ label: Name) -> Bool {
        if label == UIKitWord.primaryAction.name || label.isRootViewLabel { return true }
        return switch UIKitWord(self) {
        case .UIBarButtonItem, .UICollectionView, .UINavigationController, .UIStackView: true
        default: false
        }
    }

    /// Whether a controller's member of that name references the delegate of its transition, weakly.
    var isTransitionDelegate: Bool { self == UIKitWord.transitioningDelegate.name }

    /// Whether the object in a controller's member of that name references its delegate weakly.
    var hasWeakDelegate: Bool {
        switch UIKitWord(self) {
        case .interactivePopGestureRecognizer, .popoverPresentationController, .presentationController,
            .sheetPresentationController:
            true
        default: false
        }
    }

    /// The methods that UIKit calls when a controller's view leaves the screen.
    static var disappearanceHooks: [Name] { [UIKitWord.viewWillDisappear.name, UIKitWord.viewDidDisappear.name] }

    /// Whether a call of that name returns its receiver, which it passes to its closure.
    var configuresReceiver: Bool { self == UIKitWord.then.name }
}

extension NameSet {
    /// Members by which UIKit's objects reference their delegates weakly.
    static let weakDelegates = NameSet([UIKitWord.delegate, .transitioningDelegate].map(\.name))

    /// Methods that UIKit calls to lay out, move or reuse a view.
    fileprivate static let viewUpdates = NameSet(
        [UIKitWord.layoutSubviews, .didMoveToSuperview, .didMoveToWindow, .prepareForReuse].map(\.name))

    /// Methods of UIKit that show a controller.
    static let showings = NameSet(
        [
            UIKitWord.present, .pushViewController, .show, .showDetailViewController, .setViewControllers, .addChild,
        ].map(\.name))
}

extension NameSet {
    /// Methods that give an alert, a menu or a control an action.
    package static let actionAdditions = NameSet([UIKitWord.addAction.name])
}

extension CallSite {
    /// Whether the call makes an action of an alert.
    package var makesAlertAction: Bool { name == UIKitWord.UIAlertAction.name }
}

extension Project {
    /// Whether values of a type are alerts or action sheets, which keep their actions.
    package func isAlert(_ type: TypeReference) -> Bool { isSubclass(type, of: UIKitWord.UIAlertController.name) }
}

extension [Name] {
    /// The argument labels of the initializers that UIKit calls on views and controllers.
    fileprivate static let viewInitializers = [
        [UIKitWord.coder.name], [UIKitWord.frame.name], [UIKitWord.style, .reuseIdentifier].map(\.name),
        [UIKitWord.nibName, .bundle].map(\.name),
    ]
}

extension Project {
    /// Whether the objects of a type keep the closures that their initializers are passed.
    package func keepsPassedClosures(_ type: TypeReference) -> Bool {
        let isOfUIKit = [
            UIKitWord.UICollectionViewDiffableDataSource, .UITableViewDiffableDataSource,
            .UICollectionViewCompositionalLayout, .CellRegistration, .SupplementaryRegistration, .UIAction,
        ].contains { isSubclass(type, of: $0.name) }
        return isOfUIKit
            || libraryClasses(of: type).contains { name in
                let text = text(name)
                return text.hasPrefix("Rx") && text.hasSuffix("DataSource")
            }
    }

    /// Whether a class inherits from one of UIKit that views are made of: a view, a controller, a layout.
    ///
    /// A superclass that is not analyzed is one of these if the class overrides or declares for it what UIKit calls.
    func isOfUI(_ type: TypeID) -> Bool {
        hierarchy.isOfUI(type, names)
            || hierarchy.hasUnresolvedSuperclass[type.index]
                && hierarchy.ancestors[type.index].contains { ancestor in
                    ownMembers(of: ancestor).contains { overridesUI($0) }
                }
    }

    /// Whether a member overrides a function that UIKit calls on views and controllers, or is an initializer of theirs.
    private func overridesUI(_ member: DeclarationID) -> Bool {
        let name = name(of: member)
        if isInitializer(member) { return [Name].viewInitializers.contains(labels(member)) }
        return isOverride(member) && (name.isViewStart || name.isRemovalHook || NameSet.viewUpdates.contains(name))
    }

    private func libraryClasses(of type: TypeReference) -> [Name] {
        switch type {
        case .known(let name, _): [name]
        case .nominal(let nominal, _): Array(hierarchy.knownClasses[nominal.index])
        default: []
        }
    }

    /// Whether a class is one of cells, headers or footers, which lists use again for other rows.
    package func isReusedByLists(_ type: TypeID) -> Bool {
        hierarchy.knownClasses[type.index].contains { name in
            let text = text(name)
            return text.hasPrefix("UI")
                && ["Cell", "ReusableView", "HeaderFooterView"].contains { text.hasSuffix($0) }
        }
    }

    /// Whether the code of a body gets a view from a list, for a row, or configures one that a list passes to it.
    package func configuresReusableView(_ body: FunctionBody) -> Bool {
        body.calls.contains { takesReusableView($0.name) }
            || body.closures.contains { $0.parameters.contains { $0.isCell } }
    }

    /// Whether a call of that name returns a reusable view of a table or collection view.
    func takesReusableView(_ name: Name) -> Bool {
        let text = names.utf8(name)
        return ["dequeue", "cellForItem", "cellForRow"].contains { text.starts(with: $0.utf8) }
    }
}

extension ClosureParameter {
    /// Whether the parameter is the cell of a closure that configures the cells of a table or collection view.
    var isCell: Bool {
        guard let closure, let call = closure.call else { return false }
        if call.chain.names.contains(where: { $0 == UIKitWord.CellRegistration.name }) { return position == 0 }
        let count = closure.parameters.reduce(0) { sum, _ in sum + 1 }
        return count == 3 && position == 2 && call.boundItems != nil
    }

    /// The type of such a parameter, if the call names it: `items(cellIdentifier: "id", cellType: Cell.self)`.
    var cellType: TypeReference {
        guard let items = closure?.call?.boundItems else { return .unknown }
        for argument in items.calls.flatMap(\.arguments) where argument.label == RxSwiftWord.cellType.name {
            guard let chain = argument.value?.chain, let head = chain.head,
                case .metatype(let type) = chain.through(head).type
            else { continue }
            return type
        }
        return .unknown
    }
}

extension CallSite {
    /// Whether the call makes a layout, or a section of one, that keeps its configuration:
    /// `UICollectionViewCompositionalLayout.list(using: configuration)`.
    var makesLayoutOfConfiguration: Bool {
        name == UIKitWord.list.name && firstLabel == UIKitWord.using.name && callees.functions.isEmpty
    }

    /// The items that the call binds: `bind(to: table.rx.items(…)) { index, item, cell in … }`.
    fileprivate var boundItems: Chain? {
        let chains = [chain] + arguments.compactMap { $0.value?.chain }
        return chains.first { $0.members.contains { $0 == RxSwiftWord.items.name } }
    }
}

extension TypeHierarchy {
    /// Whether a class inherits from one of UIKit that views are made of: a view, a controller, a layout.
    func isOfUI(_ type: TypeID, _ names: NameTable) -> Bool {
        knownClasses[type.index].contains { name in
            name != UIKitWord.UIResponder.name && name != UIKitWord.UIWindow.name
                && names.utf8(name).starts(with: "UI".utf8)
        }
    }
}
