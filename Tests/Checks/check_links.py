#!/usr/bin/env python3
"""Checks that the path of a project does not decide its report: links and copies are the project itself.

    check_links.py --riblint PATH [PROJECT]...

Each project (by default the leaky ones of Fixtures/Projects) is linted, in every format, as a copy, as a tree of links to
its files, as a tree of links to its folders, and through a link to its folder. After the folder's own path, all reports
are the same bytes.

Exit status: 0 if all hold, 1 with the differences.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True, type=Path)
    parser.add_argument('projects', nargs='*', type=Path)
    return parser.parse_args()


def formats(riblint):
    """The names of all formats, from the help page."""
    page = subprocess.run([riblint, 'lint', '--help'], capture_output=True, text=True, check=True).stdout
    found = re.search(r'repeatable:([^.]*)\.', page)
    names = re.split(r'[,\s]+', found[1].strip()) if found else []
    if 'sarif' not in names:
        raise SystemExit('check_links: the help page of lint does not list the formats')
    return names


def linked_files(project, to):
    """Folders like those of the project, with a link to each file."""
    for folder, _, names in os.walk(project):
        inside = to / Path(folder).relative_to(project)
        inside.mkdir(parents=True, exist_ok=True)
        for name in names:
            (inside / name).symlink_to(Path(folder) / name)


def linked_folders(project, to):
    """A folder with a link to each entry of the project."""
    to.mkdir()
    for entry in project.iterdir():
        (to / entry.name).symlink_to(entry)


def report(riblint, folder, format):
    """The report and its exit status, with the folder's path taken out."""
    run = subprocess.run(
        [riblint, 'lint', '.', '--format', format, '--no-progress'], cwd=folder, capture_output=True,
        env={**os.environ, 'NO_COLOR': '1'})
    texts = [text.replace(os.fsencode(folder.resolve()), b'PROJECT') for text in (run.stdout, run.stderr)]
    return (run.returncode, *texts)


def compare(riblint, project, names):
    """Complaints about one project, and the number of comparisons."""
    complaints, count = [], 0
    with tempfile.TemporaryDirectory(prefix='riblint-links-') as scratch:
        folder = Path(scratch).resolve() / 'real' / project.name
        shutil.copytree(project, folder, ignore=shutil.ignore_patterns('.git'))
        forms = {name: folder.parents[1] / name / project.name for name in ('copy', 'files', 'folders', 'link')}
        for form in forms.values():
            form.parent.mkdir()
        shutil.copytree(folder, forms['copy'])
        linked_files(folder, forms['files'])
        linked_folders(folder, forms['folders'])
        forms['link'].symlink_to(folder)
        for name in names:
            expected = report(riblint, folder, name)
            if expected[0] not in (0, 1) or not expected[1]:
                complaints.append(f'{project.name}: {name}: status {expected[0]}: {expected[2].decode()[:300]}')
                continue
            for form, place in forms.items():
                count += 1
                if report(riblint, place, name) != expected:
                    complaints.append(f'{project.name}: {name}: the report of {form} differs')
    return complaints, count


def main():
    options = parse()
    riblint = options.riblint.resolve()
    projects = options.projects or sorted(REPOSITORY.glob('Fixtures/Projects/*Leaky'))
    names = formats(riblint)
    complaints, count = [], 0
    for project in projects:
        found, compared = compare(riblint, project.resolve(), names)
        complaints += found
        count += compared
    print('\n'.join(complaints + [f'check_links: {count} reports compared, {len(complaints)} differ']))
    return 1 if complaints or not count else 0


if __name__ == '__main__':
    sys.exit(main())
