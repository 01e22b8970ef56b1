"""Forms of the rules of ownership: who keeps whom in memory."""
from project import braces

# strong_listener_in_view

def _strong_in_view(self):
    """A strong listener of the view."""
    mark = self.mark('strong_listener_in_view')
    kind = self.pick('type of the listener', [f'{self.stem}PresentableListener?', f'{self.stem}PresentableListener!',
        f'(any {self.stem}PresentableListener)?'])
    self.listener_in_view = f'var listener: {kind}{mark}'


def _unowned_in_view(self):
    """Weak with a setter's access, or with an explicit type."""
    self.listener_in_view = self.pick('weak', [f'weak var listener: (any {self.stem}PresentableListener)?',
        f'weak public var listener: {self.stem}PresentableListener?', f'weak var listener: Optional<{self.stem}PresentableListener>'])


def _computed_in_view(self):
    """A computed property."""
    self.listener_in_view = f'private weak var target: {self.stem}PresentableListener?'
    self.view.functions.append(braces(f'var listener: {self.stem}PresentableListener? {{', [
        'get { target }', 'set { target = newValue }']))


# strong_listener_in_interactor

def _strong_in_interactor(self):
    """A strong listener of the child's interactor, which the parent's interactor is."""
    kind = self.pick('type of the listener of the child', ['DetailListener?', '(any DetailListener)?', 'DetailListener!'])
    self.listener_in_detail = f'var listener: {kind}{self.mark("strong_listener_in_interactor")}'


def _weak_in_interactor(self):
    """A weak one, however it is written."""
    self.listener_in_detail = self.pick('weak listener of the child', ['weak var listener: (any DetailListener)?',
        'public weak var listener: DetailListener?', 'unowned var listener: DetailListener!'])


# view_holds_interactor

def _holds_interactor(self):
    """A property of the interactor's class, which keeps the view."""
    mark = self.mark('view_holds_interactor')
    self.view.members.append(f'var owner: {self.stem}Interactor?{mark}')
    self.built.append('viewController.owner = interactor')


def _weak_interactor(self):
    """Weak."""
    self.view.members.append(f'weak var owner: {self.stem}Interactor?')
    self.built.append('viewController.owner = interactor')


# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {
    'strong_listener_in_interactor': ('ownership of the listener', [_strong_in_interactor],
        [_weak_in_interactor]),
    'strong_listener_in_view': ('ownership of the presentable listener', [_strong_in_view],
        [_unowned_in_view, _computed_in_view]),
    'view_holds_interactor': ('ownership of the interactor', [_holds_interactor], [_weak_interactor]),
}
