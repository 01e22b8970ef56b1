#!/usr/bin/env python3
"""Checks that the path of a project does not decide its report: links and copies are the project itself.

    check_links.py --riblint PATH [PROJECT]...

Each project (by default the leaky ones of Fixtures/Projects) is linted, in every format, as a copy, as a tree of links
to its files, as a tree of links to its folders, and through a link to its folder; and as builds lint it: a tree of
links inside of another repository with a configuration that turns everything off, by `--root`, and there by a list of
its files and of its modules, with `--only-listed` and `--modules`; and in a folder without any file, from one tar
archive for each module, in turn in the formats of POSIX, GNU and pax. After the folder's own path, all reports are the
same bytes.

Exit status: 0 if all hold, 1 with the differences.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
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


def inside_another(project, to):
    """A tree of links below a repository whose configuration turns all rules off."""
    to.parents[0].joinpath('.git').mkdir(parents=True)
    to.parents[0].joinpath('.riblint.yml').write_text('version: 1\nonly_rules: [manual_lifecycle_call]\n')
    linked_files(project, to)


def modules_of(project):
    """The files of each module, relative to the project."""
    files = sorted(
        str(path.relative_to(project)) for path in project.rglob('*') if path.suffix in ('.swift', '.h', '.m', '.mm'))
    modules = {}
    for file in files:
        modules.setdefault(module(Path(file)), []).append(file)
    return modules


def listed(project, scratch):
    """The options that list the files and the modules of a project."""
    modules = modules_of(project)
    (scratch / 'files.txt').write_text('\n'.join(file for files in modules.values() for file in files))
    (scratch / 'modules.json').write_text(json.dumps(modules))
    options = ['--only-listed', '--files-from', scratch / 'files.txt', '--modules', scratch / 'modules.json']
    return options + configuration(project, Path())


def packed(project, scratch):
    """The options that name an archive of each module, where no file of the project is."""
    options = ['--modules', scratch / 'modules.json', *configuration(project, project)]
    for number, (name, files) in enumerate(modules_of(project).items()):
        archive = scratch / f'{name}.tar'
        form = [tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT][number % 3]
        with tarfile.open(archive, 'w', format=form) as tar:
            for file in files:
                tar.add(project / file, file)
        options += ['--files-from-tar', archive]
    return options


def configuration(project, folder):
    """The option that names the configuration of a project, which is in the folder."""
    return ['--config', folder / '.riblint.yml'] if (project / '.riblint.yml').exists() else []


def module(file):
    """The module of a file: that of the folder below `Modules`, or else the app."""
    parts = file.parts
    return parts[parts.index('Modules') + 1] if 'Modules' in parts[:-2] else 'App'


def report(riblint, folder, format, options=('.',)):
    """The report and its exit status, with the folder's path taken out."""
    run = subprocess.run(
        [riblint, 'lint', *options, '--format', format, '--no-progress'], cwd=folder, capture_output=True,
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
        forms['packed'] = folder.parents[1] / 'packed' / project.name
        forms['packed'].mkdir(parents=True)
        forms['root'] = forms['listed'] = folder.parents[1] / 'root' / 'inside' / project.name
        inside_another(folder, forms['root'])
        options = {
            'root': ['--root', '.', '.'], 'listed': ['--root', '.', *listed(folder, folder.parents[1])],
            'packed': ['--root', '.', *packed(folder, folder.parents[1])],
        }
        for name in names:
            expected = report(riblint, folder, name)
            if expected[0] not in (0, 1) or not expected[1]:
                complaints.append(f'{project.name}: {name}: status {expected[0]}: {expected[2].decode()[:300]}')
                continue
            # A page names the modules of RIBs, and the list has other names for them than the folders.
            modules = ['--root', '.', '--modules', folder.parents[1] / 'modules.json', '.']
            declared = report(riblint, folder, name, modules) if name == 'html' else expected
            for form, place in forms.items():
                count += 1
                wanted = declared if form in ('listed', 'packed') else expected
                if report(riblint, place, name, options.get(form, ['.'])) != wanted:
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
