"""SwiftUI views that are hosted by a RIB's view or are its root (1, 1.2, 1.3)."""
from project import braces
from screen import Screen, type_text


def environment(sentence):
    """Ways to dismiss in SwiftUI: the declaration of the member, and the call."""
    return sentence.pick('environment', [
        ('@Environment(\\.dismiss) private var dismiss', 'dismiss()'),
        ('@Environment(\\.dismiss) var dismiss: DismissAction', 'dismiss()'),
        ('@Environment(\\.dismiss) private var close', 'close()'),
        ('@Environment(\\.presentationMode) var presentationMode', 'presentationMode.wrappedValue.dismiss()'),
        ('@Environment(\\.presentationMode) private var mode', 'mode.wrappedValue.dismiss()'),
        ('@Environment(\\.presentationMode) @Binding private var presentation', 'presentation.dismiss()'),
        ('@Environment(\\.dismiss) private var dismiss', 'dismiss.callAsFunction()'),
        ('@Environment(\\.dismiss) private var dismiss', 'self.dismiss()'),
        ('@Environment(\\.presentationMode) var mode: Binding<PresentationMode>', 'mode.wrappedValue.dismiss()'),
        ('@Environment(\\.presentationMode) private var mode', 'let current = mode.wrappedValue; current.dismiss()'),
        ('@Binding var isPresented: Bool', 'isPresented = false'),
        ('@Binding var isShown: Bool', 'self.isShown = false'),
    ])


def hosted_view(sentence, project, stem):
    screen = Screen(sentence, project, stem)
    member, leaves = environment(sentence)
    _, mark = screen.site('dp')
    told = sentence.pick('told by', ['nobody', 'closure before', 'closure after', 'listener', 'only in a branch',
        'on disappearing', 'noise', 'model', 'silent model'])
    members = [member]
    lines = [leaves + mark]
    if told.startswith('closure') or told in ('only in a branch', 'on disappearing'):
        members.append('let onClose: () -> Void')
    if told == 'closure before':
        lines.insert(0, 'onClose()')
    elif told == 'closure after':
        lines.append('onClose()')
    elif told == 'listener':
        members.append(f'weak var listener: {stem}PresentableListener?')
        lines.insert(sentence.index('listener told', 2), f'listener?.{screen.method()}()')
    elif told == 'only in a branch':
        members.append('@State private var isDirty = false')
        lines = [*braces('if isDirty {', ['onClose()']), *lines]
    elif told == 'noise':
        lines.insert(0, 'print("closing")')
    elif 'model' in told:
        members.append(f'@ObservedObject var model: {stem}ViewModel')
        lines.insert(sentence.index('model called', 2), 'model.cancel()')
        write_model(screen, told == 'model')
    told_all = told in ('closure before', 'closure after', 'listener', 'on disappearing', 'model')
    button, functions = tapped(screen, lines)
    if told == 'on disappearing':
        button = [*button, '.onDisappear {', '    onClose()', '}'] if len(button) == 1 else [*button[:-1],
            button[-1], '.onDisappear { onClose() }']
    shown = sentence.pick('shown', ['root', 'composed', 'sheet', 'fullScreenCover', 'link', 'destination'])
    root = f'{stem}View'
    view = root if shown == 'root' else f'{stem}DetailView'
    passed = [name for name in members if not name.startswith(('@Environment', '@State'))]
    if shown not in ('root', 'link') and told != 'on disappearing' and sentence.chance('representable', 20):
        project.add(f'{stem}/{view}.swift', representable(view, members, lines))
    else:
        project.add(f'{stem}/{view}.swift', type_text(f'struct {view}: View', [members,
            braces('var body: some View {', content(sentence, button)), *functions]))
    arguments = [text.split(':')[0].split()[-1] for text in passed]
    bound = next((name for name in arguments if name.startswith('is')), '')
    if shown != 'root':
        # the binding is the host's, or that of what the outer view shows.
        of_host = bound and shown == 'composed' and sentence.chance("the host's binding", 50)
        inner = f'{view}({", ".join(given_on(name, bound, of_host) for name in arguments)})'
        outer = [text for text in passed if of_host or not bound or f' {bound}:' not in text]
        body = {'composed': ['VStack {', f'    Text("{stem}")', f'    {inner}', '}'],
            'sheet': ['Text("More").sheet(isPresented: $isOpen) {', f'    {inner}', '}'],
            'fullScreenCover': ['Button("More") { isOpen = true }', f'    .fullScreenCover(isPresented: $isOpen) {{ '
                f'{inner} }}'],
            'link': ['NavigationLink("More") {', f'    {inner}', '}'],
            'destination': ['NavigationStack {', '    Text("More").navigationDestination(isPresented: $isOpen) {',
                f'        {inner}', '    }', '}']}[shown]
        if '$isOpen' in ''.join(body):
            outer.insert(0, '@State private var isOpen = false')
        if bound and not of_host:
            arguments.remove(bound)
            told_all = True
        project.add(f'{stem}/{root}.swift', type_text(f'struct {root}: View', [outer,
            braces('var body: some View {', body)]))
        if shown == 'composed' and told == 'on disappearing':
            sentence.undecided.add('onDisappear of a composed view')
        if shown not in ('composed',):
            told_all = True
    write_host(screen, root, arguments)
    if not told_all:
        project.expect('view_self_dismissal', 1)
    return project


def given_on(name, bound, of_host):
    """An argument of the inner view: what the outer view has been given, or a state of its own."""
    return f'{name}: {name}' if name != bound else f'{name}: ${bound if of_host else "isOpen"}'


def write_model(screen, tells):
    """An object of the view that forwards to the listener, itself or through functions of its own."""
    through = screen.sentence.index('functions of the model', 3)
    functions = [braces('func cancel() {', ['step0()' if through else 'finish()'])]
    for number in range(through):
        functions.append(braces(f'private func step{number}() {{', [f'step{number + 1}()' if number + 1 < through
            else 'finish()']))
    functions.append(braces('private func finish() {', [f'listener?.{screen.method()}()' if tells else 'count += 1']))
    screen.project.add('Common/ViewModel.swift', type_text(f'final class {screen.stem}ViewModel: ObservableObject', [
        [f'weak var listener: {screen.stem}PresentableListener?', 'private var count = 0'], *functions]))


def representable(view, members, lines):
    """A controller inside SwiftUI, whose coordinator hears of its events."""
    inside = [f'parent.{line.removeprefix("self.")}' if not line.startswith(('if ', '}', ' ', 'print', 'let '))
        else line.replace('mode.', 'parent.mode.').replace('if isDirty', 'if parent.isDirty')
        .replace('    onClose', '    parent.onClose') for line in lines]
    return type_text(f'struct {view}: UIViewControllerRepresentable', [members,
        braces('func makeUIViewController(context: Context) -> UIImagePickerController {', [
            'let picker = UIImagePickerController()', 'picker.delegate = context.coordinator', 'return picker']),
        ['func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}'],
        ['func makeCoordinator() -> Coordinator { Coordinator(self) }'],
        type_text('final class Coordinator: NSObject, UIImagePickerControllerDelegate, '
            'UINavigationControllerDelegate', [[f'let parent: {view}'],
            braces(f'init(_ parent: {view}) {{', ['self.parent = parent']),
            braces('func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {', inside)]).split('\n')])


def tapped(screen, lines):
    """A control that runs the lines on a tap, and functions of the view."""
    spelled = screen.pick('control', ['Button title', 'Button action', 'gesture', 'function', 'function named'])
    if spelled == 'Button title':
        return braces('Button("Close") {', lines), []
    if spelled == 'Button action':
        return [*braces('Button(action: {', lines, '}) {'), '    Image(systemName: "xmark")', '}'], []
    if spelled == 'gesture':
        return ['Text("Close")', *('    ' + line for line in braces('.onTapGesture {', lines))], []
    functions = [braces('private func closeTapped() {', lines)]
    if spelled == 'function':
        return ['Button("Close") { closeTapped() }'], functions
    return ['Button("Close", action: closeTapped)'], functions


def content(sentence, button):
    wrapped = sentence.pick('content', ['alone', 'VStack', 'NavigationView', 'toolbar', 'if'])
    if wrapped == 'alone':
        return button
    if wrapped == 'toolbar':
        return ['List {', '    Text("Row")', '}', *braces('.toolbar {', braces(
            'ToolbarItem(placement: .cancellationAction) {', button))]
    if wrapped == 'if':
        return ['Group {', *('    ' + line for line in braces(
            'if Locale.current.identifier.isEmpty == false {', button)), '}']
    return braces(f'{wrapped} {{', ['Text("Title")', *button])


def write_host(screen, root, arguments):
    """The RIB's view: a hosting controller, or a controller that embeds one."""
    from views import write
    def value(name, hosting=False):
        """What the host passes; before `super.init`, nothing of its own."""
        if name == 'onClose':
            return '{}' if hosting else '{ [weak self] in self?.listener?.didTapClose() }'
        if name == 'model':
            return f'{screen.stem}ViewModel()'
        if name.startswith('is'):
            return '.constant(true)' if hosting else 'shown'
        return 'nil' if hosting else name

    given = ', '.join(f'{name}: {value(name)}' for name in arguments)
    if any(name.startswith('is') for name in arguments):
        screen.loads.append('let shown = Binding<Bool>(get: { [weak self] in self?.isViewShown ?? false }, '
            'set: { [weak self] in self?.isViewShown = $0 })')
        screen.members.append('private var isViewShown = true')
    screen.listened.setdefault('didTapClose', 'func didTapClose()')
    spelled = screen.pick('host', ['embedded', 'hosting', 'local'])
    if spelled == 'hosting':
        screen.superclass = f'UIHostingController<{root}>'
        screen.loads.clear()
        inner = ', '.join(f'{name}: {value(name, hosting=True)}' for name in arguments)
        screen.functions.append(braces('init() {', [f'super.init(rootView: {root}({inner}))']))
        screen.functions.append(['required init?(coder: NSCoder) { nil }'])
    elif spelled == 'embedded':
        screen.loads += [f'let hosting = UIHostingController(rootView: {root}({given}))', 'addChild(hosting)',
            'view.addSubview(hosting.view)', 'hosting.didMove(toParent: self)']
    else:
        screen.loads += [f'let content = {root}({given})',
            'let hosting = UIHostingController(rootView: content.preferredColorScheme(.dark))', 'addChild(hosting)',
            'view.addSubview(hosting.view)', 'hosting.didMove(toParent: self)']
    write(screen)


