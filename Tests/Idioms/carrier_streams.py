"""Carriers that send the value, through a relay, a subject or a notification: who gets it need not be known."""
from carrier_way import Unsuitable
from project import braces


def sender(way, made, parameters=''):
    """A stream of the class."""
    way.needs_class()
    way.needs_no_context()
    member = way.name('values')
    way.host.members.append(f'private let {member} = {made}<{way.type}{parameters}>()')
    return member


def sent_by(made, send):
    """A stream of RxSwift that the class observes before it sends the value."""
    def sent(way, value, use):
        member, item = sender(way, made), way.name('item')
        kept = '.disposeOnDeactivate(interactor: self)'
        if not way.host.name.endswith('Interactor'):
            bag = way.name('sendingBag')
            way.host.members.append(f'private let {bag} = DisposeBag()')
            kept = f'.disposed(by: {bag})'
        return [*braces(f'{member}.subscribe(onNext: {{ [weak self] {item} in', ['guard let self else { return }',
            *use(item)], '})'), f'    {kept}', f'{member}.{send}({value})']
    return sent


def relay(way, value, use):
    return sent_by('PublishRelay', 'accept')(way, value, use)


def subject(way, value, use):
    return sent_by('PublishSubject', 'onNext')(way, value, use)


def passthrough_subject(way, value, use):
    if way.host.name.endswith('Interactor'):
        raise Unsuitable
    member, kept, item = sender(way, 'PassthroughSubject', ', Never'), way.name('cancellables'), way.name('item')
    way.family.imports.add('Combine')
    way.host.members.append(f'private var {kept} = Set<AnyCancellable>()')
    return [*braces(f'{member}.sink {{ [weak self] {item} in', ['guard let self else { return }', *use(item)]),
        f'    .store(in: &{kept})', f'{member}.send({value})']


def notification(way, value, use):
    way.needs_class()
    way.needs_no_context()
    note, token, item = way.name('note'), way.name('noteToken'), way.name('item')
    sent = f'name: .init("{token}"), object: {value}'
    return [*braces(f'let {token} = NotificationCenter.default.addObserver(forName: .init("{token}"), object: nil, '
        f'queue: nil) {{ [weak self] {note} in', [
            f'guard let self, let {item} = {note}.object as? {way.type} else {{ return }}', *use(item)]),
        f'NotificationCenter.default.post({sent})', f'NotificationCenter.default.removeObserver({token})']


STREAMS = [relay, subject, passthrough_subject, notification]
