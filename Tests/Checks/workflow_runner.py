"""Runs a composite action as GitHub documents it: as much of it as an action with shell steps needs.

Steps get a temporary workspace, the files that GITHUB_OUTPUT, GITHUB_PATH and GITHUB_STEP_SUMMARY name, and the
expressions that they use. Anything else in the action (another form of expression, key or context) is an error, not
ignored. Steps that use other actions are recorded, not run.
"""
import os
import re
import subprocess
from pathlib import Path

import yaml

STEP_KEYS = {'id', 'name', 'shell', 'run', 'env', 'if', 'uses', 'with'}

# The token of every job.
TOKEN = 'token-of-the-job'


class Unsupported(Exception):
    """The action has something that this runner does not know."""


def evaluate(expression, contexts):
    """The value of an expression: paths of contexts and texts, joined by ==, !=, && and ||."""
    for operator in ('||', '&&', '==', '!='):
        left, found, right = expression.partition(operator)
        if found:
            a = evaluate(left, contexts)
            if operator in ('||', '&&'):
                return a if bool(a) == (operator == '||') else evaluate(right, contexts)
            return (a == evaluate(right, contexts)) == (operator == '==')
    word = expression.strip()
    if re.fullmatch(r"'[^']*'", word):
        return word[1:-1]
    if not re.fullmatch(r'(inputs|steps|github)(\.[\w-]+)+', word):
        raise Unsupported(f'the expression {word}')
    value = contexts
    for key in word.split('.'):
        value = (value or {}).get(key)
    return '' if value is None else value


def substitute(text, contexts):
    """A text with the values of its expressions."""
    def value(match):
        found = evaluate(match[1], contexts)
        return str(found).lower() if isinstance(found, bool) else str(found)
    return re.sub(r'\$\{\{(.*?)\}\}', value, text)


class Job:
    """One use of an action in a job, with what it printed and left behind."""

    def __init__(self, action, workspace, temporary, inputs, event, environment):
        self.action, self.workspace, self.temporary = Path(action), Path(workspace), Path(temporary)
        self.temporary.mkdir(parents=True)
        self.definition = yaml.safe_load((self.action / 'action.yml').read_text())
        unknown = set(inputs) - set(self.definition['inputs'])
        if unknown:
            raise Unsupported(f'the inputs {unknown}')
        defaults = {name: str(input.get('default', '')) for name, input in self.definition['inputs'].items()}
        self.contexts = {'inputs': defaults | inputs, 'github': {'event': event, 'token': TOKEN}, 'steps': {}}
        self.environment = os.environ | environment | {
            'GITHUB_ACTIONS': 'true', 'CI': 'true', 'GITHUB_ACTION_PATH': str(self.action),
            'GITHUB_WORKSPACE': str(self.workspace), 'RUNNER_TEMP': str(self.temporary),
        }
        self.log, self.summary, self.used, self.status = '', '', [], 0
        for step in self.definition['runs']['steps']:
            self.run(step)
        self.outputs = {
            name: substitute(output['value'], self.contexts) for name, output in self.definition['outputs'].items()}

    def run(self, step):
        if set(step) - STEP_KEYS:
            raise Unsupported(f'the keys {set(step) - STEP_KEYS} of a step')
        # Without a condition that asks for it, nothing runs after a failure.
        condition = step.get('if', "${{ 'true' }}")
        if self.status or not evaluate(condition.strip().removeprefix('${{').removesuffix('}}'), self.contexts):
            return
        if 'uses' in step:
            self.used.append((step['uses'], {k: substitute(v, self.contexts) for k, v in step['with'].items()}))
            return
        if step['shell'] != 'bash':
            raise Unsupported(f"the shell {step['shell']}")
        files = {name: self.temporary / name for name in ('GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY')}
        for file in files.values():
            file.write_text('')
        script = self.temporary / 'step.sh'
        script.write_text(substitute(step['run'], self.contexts))
        variables = {name: substitute(value, self.contexts) for name, value in step.get('env', {}).items()}
        done = subprocess.run(
            ['bash', '--noprofile', '--norc', '-eo', 'pipefail', script], cwd=self.workspace, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors='surrogateescape',
            env=self.environment | {name: str(path) for name, path in files.items()} | variables)
        self.log += done.stdout
        self.summary += files['GITHUB_STEP_SUMMARY'].read_text()
        self.status = done.returncode
        for folder in files['GITHUB_PATH'].read_text().splitlines():
            self.environment['PATH'] = f"{folder}:{self.environment['PATH']}"
        outputs = {}
        for line in files['GITHUB_OUTPUT'].read_text().splitlines():
            name, equals, value = line.partition('=')
            if not equals:
                raise Unsupported(f'the output {line}')
            outputs[name] = value
        if 'id' in step:
            self.contexts['steps'][step['id']] = {'outputs': outputs}

    def __repr__(self):
        return f'status {self.status}, outputs {self.outputs}\n{self.log}'
