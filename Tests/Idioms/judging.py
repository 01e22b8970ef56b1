"""Runs riblint over a project, and compares its findings with the expected answer."""
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

RULES = ['view_self_dismissal', 'strong_router', 'undisposed_subscription', 'unreset_dispose_bag',
    'builder_skips_component', 'unstructured_task_not_cancelled', 'worker_subscription_not_bound']


class Riblint:
    """The program. Each project is linted by its own process in its own folder."""

    def __init__(self, program, scratch):
        self.program = str(Path(program).resolve())
        self.scratch = scratch

    def findings(self, texts, rules=None):
        """The findings of a project, as (rule, path, line)."""
        folder = Path(tempfile.mkdtemp(dir=self.scratch))
        try:
            for path, text in texts.items():
                target = folder / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding='utf-8')
            return {(f['rule'], f['location']['path'], f['location']['start']['line'])
                for f in self.report(folder, rules or RULES)['findings']}
        finally:
            shutil.rmtree(folder)

    def report(self, folder, rules):
        run = subprocess.run([self.program, 'lint', '--isolated', '--format', 'json', '--fail-on', 'never',
            '--no-progress', '--quiet', '--jobs', '1', *(part for rule in rules for part in ('--only-rule', rule)),
            str(folder)], capture_output=True, timeout=120)
        if run.returncode != 0:
            raise SystemExit(f'riblint failed: {run.stderr.decode(errors="replace")}')
        return json.loads(run.stdout)


def difference(project, riblint):
    """The expected findings that are missing, and the findings that are not expected."""
    texts, places = project.render()
    expected, found = project.answers(places), riblint.findings(texts, project.rules)
    if project.anywhere:
        found = {(rule, '', 0) for rule, *_ in found if rule not in project.tolerated}
    return expected - found, found - expected
