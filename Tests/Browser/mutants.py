"""Pages with a defect, which the checks must notice."""
import copy
import os
import re

import filters
import shots
import use
from loading import hashes, hostile_complaints, policy_complaints, read, static_complaints
from selenium.common.exceptions import JavascriptException


class Impatient(list):
    """Complaints of which one is enough."""

    def append(self, complaint):
        raise AssertionError(complaint)


def mutants(context):
    """Defects that the checks must notice."""
    impatient = copy.copy(context)
    impatient.list = Impatient

    def expect_notice(check, name, page, what, *others):
        """Others are errors that say the same as a complaint."""
        with open(context.path(name), 'w', encoding='utf-8', newline='') as file:
            file.write(page)
        try:
            complaints = check(impatient, name)
        except (AssertionError, *others) as error:
            complaints = [str(error)]
        context.expect(complaints, f'{what} could be left out')
        os.remove(context.path(name))

    def edited(name, old, new):
        """A page with another script or style, which its policy allows."""
        page = read(context, name)
        if not context.expect(old in page, f'{name}: no {old!r} for a mutant'):
            return page
        page = page.replace(old, new)
        policy, (script, style) = hashes(page)
        allowed = re.sub(r"style-src '[^']*'", f'style-src {style}', re.sub(r"script-src '[^']*'", f'script-src {script}', policy))
        return page.replace(policy, allowed)
    hostile, courier = read(context, 'hostile.html'), read(context, 'CourierLeaky.html')
    expect_notice(hostile_complaints, 'mutant1.html', hostile.replace('\\u003c', '<').replace('\\u003e', '>'), 'an escape of JSON',
        JavascriptException)
    expect_notice(policy_complaints, 'mutant2.html', re.sub(r'<meta http-equiv[^\n]*\n', '', courier), 'the policy')
    expect_notice(use.key_complaints, 'mutant3.html', edited('CourierLeaky.html', 'ArrowDown: () => move(1)', 'ArrowDown: () => {}'), 'a key')
    expect_notice(filters.module_complaints, 'mutant4.html', edited('modular.html', 'filter.module &&', 'false &&'), 'the filter of modules')
    expect_notice(filters.unreported_complaints, 'mutant5.html', edited('accepting.html', '!filter.unreported &&', 'false &&'),
        'that findings are not reported')
    if shots.recorded('tree-light')[1] == shots.drawer(context.browser):
        expect_notice(shots.shot_complaints, 'mutant6.html', edited('CourierLeaky.html', '.row.active { background: var(--active); }', ''),
            'a color')
    broken = re.sub(r'(\d+) RIBs, ', lambda found: f'{int(found[1]) + 1} RIBs, ', courier)
    context.expect(static_complaints(context, 'CourierLeaky', re.sub(r'<[^>]*>', ' ', broken.split('<script type')[0])),
        'a count could be wrong')
