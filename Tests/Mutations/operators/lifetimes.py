"""Objects that code creates and starts, and that nothing keeps; objects that nothing starts."""
import re

from mutant import Mutant, line_of


def forget_launch_router(path, text, app):
    """The delegate no longer keeps the router of the root."""
    for launch in re.finditer(r'\n[ \t]*(\w+)\.launch\(from:', text):
        kept = re.search(rf'\n[ \t]*(?:self\.)?\w+ = {launch[1]}(?=\n)', text)
        # What else gets the router may keep it, for example a viewer of the tree.
        others = re.findall(rf'(?:[=(,]|\w:) ?{launch[1]}\b(?![.\w])', text)
        if kept and len(others) == 1:
            line = line_of(text, launch.start(1)) - (kept.start() < launch.start())
            yield Mutant('forget launch router', path, text[:kept.start()] + text[kept.end():],
                'launch_router_not_retained', line)


def start_other_worker(path, text, app):
    """An interactor starts a worker that only a local refers to, or passes it on as well."""
    worker = next((found[1] for other in app.texts.values()
        for found in re.finditer(r'\bfinal class (\w+Worker): Worker\b', other)), None)
    for start in re.finditer(r'\n([ \t]*)\w*[wW]orkers?\.(?:start\(self\)|forEach \{ \$0\.start\(self\) \})(?=\n)', text):
        if worker:
            local = f'\n{start[1]}let other = {worker}()\n{start[1]}other.start(self)'
            yield Mutant('start other worker', path, text[:start.end()] + local + text[start.end():],
                'worker_not_retained', line_of(text, start.end()) + 1)
            yield Mutant('start other worker, look-alike', path,
                f'{text[:start.end()]}{local}\n{start[1]}keep(other){text[start.end():]}', '', 0)


def forget_worker_start(path, text, app):
    """An interactor no longer starts its workers, or leaves that to other code."""
    for start in re.finditer(r'\n[ \t]*(\w*[wW]orkers?)\.(?:start\(self\)|forEach \{ \$0\.start\(self\) \})(?=\n)', text):
        kept = re.search(rf'\n[^\n]*\b(?:let|var) {start[1]}\b', text)
        if kept:
            yield Mutant('forget worker start', path, text[:start.start()] + text[start.end():],
                'worker_never_started', line_of(text, kept.end()))
            yield Mutant('forget worker start, look-alike', path,
                f'{text[:start.start()]}\n        startAll({start[1]}){text[start.end():]}', '', 0)


OPERATORS = [forget_launch_router, start_other_worker, forget_worker_start]
