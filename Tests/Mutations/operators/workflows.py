"""Workflows whose steps are not committed, or that nothing ends."""
import re

from mutant import Mutant, line_of

COMMIT = re.compile(r'\n[ \t]*\.commit\(\)[ \t]*(?=\n)')
RUN = re.compile(r'\.(subscribe)\(self\)(\s*\.(?:disposeOnDeactivate|cancelOnDeactivate)\(interactor: self\))(?=\n)')


def drop_commit(path, text, app):
    """A chain of a workflow's steps no longer ends in `commit()`."""
    for commit in COMMIT.finditer(text):
        steps = list(re.finditer(r'\.?\bon(?:Step|Error)\b', text[:commit.start()]))
        if steps and re.search(r'\bWorkflow<', text):
            line = line_of(text, steps[-1].end() - 1)
            yield Mutant('drop commit', path, text[:commit.start()] + text[commit.end():], 'workflow_not_committed', line)


def drop_workflow(path, text, app):
    """An interactor runs a workflow and drops the subscription, or returns it after binding it."""
    for run in RUN.finditer(text):
        if not re.search(r'\w*[wW]orkflow\w*\([^()]*\)\s*$', text[:run.start()]):
            continue
        line = line_of(text, run.start(1))
        yield Mutant('drop workflow', path, text[:run.start(2)] + text[run.end(2):], 'workflow_result_discarded', line)
        bound = run[2].strip()
        yield Mutant('drop workflow, look-alike', path, f'{text[:run.start(2)]}{bound}{text[run.end(2):]}', '', 0)


def commit_again(path, text, app):
    """The steps of a workflow are committed twice; or once, in a local."""
    for commit in COMMIT.finditer(text):
        starts = list(re.finditer(r'\n([ \t]+)(?=onStep\b|self\n[ \t]*\.onStep\b)', text[:commit.start()]))
        if not starts or not re.search(r'\bWorkflow<', text):
            continue
        start, indentation = starts[-1].end(), starts[-1][1]
        for kind, commits, rule in (
                ('commit again', 2, 'workflow_committed_twice'), ('commit again, look-alike', 1, '')):
            ends = f'\n{indentation}steps.commit()' * commits
            mutant = f'{text[:start]}let steps = {text[start:commit.start()]}{ends}{text[commit.end():]}'
            yield Mutant(kind, path, mutant, rule, line_of(text, commit.start() + 1) + 1 if rule else 0)


OPERATORS = [drop_commit, drop_workflow, commit_again]
