"""What RIBs have beside the plain code: tasks, use cases, calls of eight layers, Objective-C and wrappers."""

from generator.builder import attach_and_detach
from generator.draft import Draft

USE_CASE = """\
import Foundation

protocol %NameUseCasing: AnyObject {
    func execute(since date: Date) async throws -> [%DomainRecord]
}

final class %NameUseCase: %NameUseCasing {
    private let repository: %DomainRepositing

    init(repository: %DomainRepositing) {
        self.repository = repository
    }

    func execute(since date: Date) async throws -> [%DomainRecord] {
        let records = try await repository.load%Domain(since: date)
        return records.filter(\\.isVisible)
    }
}
"""

USE_CASE_OF_CALLBACKS = """\
import Foundation

protocol %NameUseCasing: AnyObject {
    func execute(since date: Date, completion: @escaping (Result<[%DomainRecord], Error>) -> Void)
}

final class %NameUseCase: %NameUseCasing {
    private let repository: %DomainRepositing

    init(repository: %DomainRepositing) {
        self.repository = repository
    }

    func execute(since date: Date, completion: @escaping (Result<[%DomainRecord], Error>) -> Void) {
        repository.load%Domain(since: date) { result in
            completion(result.map { records in records.filter(\\.isVisible) })
        }
    }
}
"""

# The interactor's use of a use case.
TASK = """
    // MARK: - Loading

    func load%Name() {
        loading?.cancel()
        loading = Task { [weak self, useCase] in
            do {
                let records = try await useCase.execute(since: .distantPast)
                await self?.take(records)
            } catch {
                await self?.report(error)
            }
        }
    }

    @MainActor
    private func take(_ records: [%DomainRecord]) {
        update(with: records)
    }

    @MainActor
    private func report(_ error: Error) {
        fail(with: error)
    }
"""

CALLBACK = """
    // MARK: - Loading

    func load%Name() {
        useCase.execute(since: .distantPast) { [weak self] result in
            DispatchQueue.main.async {
                self?.take(result)
            }
        }
    }

    private func take(_ result: Result<[%DomainRecord], Error>) {
        switch result {
        case .success(let records):
            update(with: records)
        case .failure(let error):
            fail(with: error)
        }
    }
"""

BADGE_HEADER = """\
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class APP%NameBadgeView;

NS_SWIFT_NAME(%NameBadgeViewDelegate)
@protocol APP%NameBadgeViewDelegate <NSObject>
- (void)%nameBadgeWasTapped:(APP%NameBadgeView *)badgeView NS_SWIFT_NAME(%nameBadgeWasTapped(_:));
@end

NS_SWIFT_NAME(%NameBadgeView)
@interface APP%NameBadgeView : UIView

@property (nonatomic, weak, nullable) id<APP%NameBadgeViewDelegate> delegate;
@property (nonatomic, copy, nullable) NSString *text;

@end

NS_ASSUME_NONNULL_END
"""

BADGE_IMPLEMENTATION = """\
#import "%NameBadgeView.h"

@interface APP%NameBadgeView ()
@property (nonatomic, strong) UILabel *label;
@end

@implementation APP%NameBadgeView

- (instancetype)initWithFrame:(CGRect)frame {
    if (self = [super initWithFrame:frame]) {
        _label = [[UILabel alloc] initWithFrame:self.bounds];
        [self addSubview:_label];
        UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
        [self addGestureRecognizer:tap];
    }
    return self;
}

- (void)setText:(NSString *)text {
    self.label.text = text;
    [UIView animateWithDuration:0.2 animations:^{
        self.alpha = text.length > 0 ? 1.0 : 0.0;
    }];
}

- (NSString *)text {
    return self.label.text;
}

- (void)tapped:(UITapGestureRecognizer *)recognizer {
    if (recognizer.state != UIGestureRecognizerStateEnded) { return; }
    [self.delegate %nameBadgeWasTapped:self];
}

@end
"""

BADGE_USE = """
    private lazy var badgeView: %NameBadgeView = {
        let badgeView = %NameBadgeView(frame: .zero)
        badgeView.delegate = self
        return badgeView
    }()

    private func showBadge() {
        badgeView.text = rows.isEmpty ? nil : "\\(rows.count)"
        view.addSubview(badgeView)
    }
"""


def uses_tasks(rib):
    """Whether the interactor awaits its use case; the others pass a callback."""
    return rib.index % 2 == 0


def has_objective_c(rib):
    """One in eight views has a subview, one in eight a base class in Objective-C: 5 % of the files."""
    return rib.has_view and rib.index % 8 == 3


def has_legacy_base(rib):
    return rib.has_view and rib.base == "LegacyViewController"


def is_wrapped(child):
    """Whether the parent's router attaches and detaches the child by the shared functions."""
    return child.has_view and child.parent.has_view and child.index % 3 == 1


def complete(rib, files):
    """The files of a RIB by the ends of their names, with all of this."""
    draft = Draft(rib, files)
    use_case(draft)
    if rib.has_view:
        open_children(draft)
    else:
        lead_through_children(draft)
    if has_objective_c(rib):
        badge(draft)
    if has_legacy_base(rib):
        draft.replace("ViewController.swift", "import AppFoundation\n", "import AppFoundation\nimport AppLegacy\n")
    for child in rib.children:
        if is_wrapped(child):
            draft.replace("Router.swift", attach_and_detach(child), wrapped(child))
    # A framework for mocks is told of the protocols that peers use.
    draft.before("Interactor.swift", "protocol %NameListener:", "/// @mockable\n")
    draft.before("Builder.swift", "protocol %NameBuildable:", "/// @mockable\n")
    return draft


def use_case(draft):
    rib, file = draft.rib, "Interactor.swift"
    draft.add("UseCase.swift", USE_CASE if uses_tasks(rib) else USE_CASE_OF_CALLBACKS)
    stored = "    let useCase: %NameUseCasing\n"
    if uses_tasks(rib):
        stored += "    private var loading: Task<Void, Never>?\n"
        draft.after(file, "        super.willResignActive()\n", "        loading?.cancel()\n        loading = nil\n")
    draft.after(file, "    let analytics: Analytics\n", stored)
    draft.after(file, "        analytics: Analytics", ",\n        useCase: %NameUseCasing")
    draft.after(file, "        self.analytics = analytics\n", "        self.useCase = useCase\n")
    draft.after(file, "        observeRecords()\n        observeChanges()\n", "        load%Name()\n")
    draft.before(file, "\n    // MARK: - Records\n", TASK if uses_tasks(rib) else CALLBACK)
    made = "%NameUseCase(repository: %DomainRepository())"
    skips = rib.leak and rib.leak[1] == "no component"
    scope = "dependency" if skips else "component"
    draft.after("Builder.swift", f"            analytics: {scope}.analytics",
        f",\n            useCase: {made if skips else 'component.useCase'}")
    if not skips:
        draft.after("Builder.swift", "    var analytics: Analytics { dependency.analytics }\n",
            f"    fileprivate var useCase: %NameUseCasing {{ {made} }}\n")


def open_children(draft):
    """A menu for further children; VoiceOver's gesture closes the screen."""
    file = "ViewController.swift"
    actions = "".join(f"""
            UIAction(title: "{child.name}") {{ [weak self] _ in
                self?.listener?.didTap{child.name}()
            }},""" for child in draft.rib.children[1:])
    if actions:
        draft.after(file, "        bindTaps()\n", "        closeButton.menu = makeChildrenMenu()\n")
        draft.at_end_of_class(file, "%NameViewController", f"""
    private func makeChildrenMenu() -> UIMenu {{
        UIMenu(title: "", children: [{actions}
        ])
    }}
""")
    draft.at_end_of_class(file, "%NameViewController", """
    override func accessibilityPerformEscape() -> Bool {
        listener?.didTapClose()
        return true
    }
""")


def lead_through_children(draft):
    """A RIB without a view shows its children one after the other."""
    file, children = "Interactor.swift", draft.rib.children
    draft.after(file, "        observeChanges()\n        load%Name()\n", "        router?.attach%Child()\n")
    steps = [f"router?.attach{child.name}()" for child in children[1:]] + ["listener?.%nameDidClose()"]
    for child, step in zip(children, steps):
        logs = f'        analytics.log(.tapped(record.id, in: "{child.lower}"))\n'
        draft.after(file, f"{logs}        router?.detach{child.name}()\n", f"        {step}\n")


def badge(draft):
    draft.add("BadgeView.h", BADGE_HEADER)
    draft.add("BadgeView.m", BADGE_IMPLEMENTATION)
    file = "ViewController.swift"
    draft.at_end_of_class(file, "%NameViewController", BADGE_USE)
    draft.after(file, "        bindTaps()\n", "        showBadge()\n")
    draft.files[file] += draft.fill("""
extension %NameViewController: %NameBadgeViewDelegate {
    func %nameBadgeWasTapped(_ badgeView: %NameBadgeView) {
        listener?.didPullToRefresh()
    }
}
""")


def wrapped(child):
    """Attachment and detachment by the shared functions."""
    name, variable = child.name, child.lower
    shown, hidden = ("presentedOn", "dismissedFrom") if child.is_modal else ("pushedOn", "poppedFrom")
    return f"""
    func attach{name}() {{
        guard {variable} == nil else {{ return }}
        let router = {variable}Builder.build(withListener: interactor)
        {variable} = router
        attach(router, {shown}: viewController)
    }}

    func detach{name}() {{
        guard let {variable} else {{ return }}
        detach({variable}, {hidden}: viewController)
        self.{variable} = nil
    }}
"""
