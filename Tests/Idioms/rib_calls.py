"""Forms of the rules about requirements that nobody calls and RIBs that nobody builds."""
from project import braces

# routing_method_never_called

def _routing_uncalled(self):
    """A requirement of the router that the interactor does not call."""
    self.routing.append('func showHelp()' + self.mark('routing_method_never_called'))
    self.router.functions.append(braces('func showHelp() {', ['print("help")']))


def _routing_called(self):
    """Called directly, through a copy, or by a closure."""
    self.routing.append('func showHelp()')
    self.router.functions.append(braces('func showHelp() {', ['print("help")']))
    self.tap('didTapRouting', self.pick('called', [['router?.showHelp()'], ['guard let router else { return }',
        'router.showHelp()'], ['let show = router?.showHelp', 'show?()'],
        ['DispatchQueue.main.async { [weak self] in self?.router?.showHelp() }']]))


# presentable_method_never_called

def _presentable_uncalled(self):
    """A requirement of the view that the interactor does not call."""
    self.presentable.append('func showHint()' + self.mark('presentable_method_never_called'))
    self.view.functions.append(braces('func showHint() {', ['title = "Hint"']))


def _presentable_called(self):
    """Called by the interactor."""
    self.presentable.append('func showHint()')
    self.view.functions.append(braces('func showHint() {', ['title = "Hint"']))
    self.started(self.pick('called', ['presenter.showHint()', 'self.presenter.showHint()']))


# presentable_listener_method_never_called

def _listener_uncalled(self):
    """An event of the view that the view does not send."""
    self.tapped.append('func didTapNothing()' + self.mark('presentable_listener_method_never_called'))
    self.interactor.functions.append(braces('func didTapNothing() {', ['print("nothing")']))


def _listener_called(self):
    """Sent by the view, by a closure or by a reference."""
    self.tapped.append('func didTapOnce()')
    self.interactor.functions.append(braces('func didTapOnce() {', ['print("once")']))
    self.view.functions.append(braces('@objc private func onceTapped() {', self.pick('sent', [['listener?.didTapOnce()'],
        ['guard let listener = listener else { return }', 'listener.didTapOnce()'],
        ['UIView.animate(withDuration: 0.2) { self.listener?.didTapOnce() }']])))


# By rule: the part of the RIB that its forms write, the forms that are reported, and those that are not.
FORMS = {
    'presentable_listener_method_never_called': ('events of the view', [_listener_uncalled], [_listener_called]),
    'presentable_method_never_called': ('requirements of the view', [_presentable_uncalled], [_presentable_called]),
    'routing_method_never_called': ('requirements of the router', [_routing_uncalled], [_routing_called]),
}
