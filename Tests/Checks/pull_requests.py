"""A repository with pull requests, as a service has it, and clones of it as jobs get them."""
import os
import subprocess

# Independent of the machine's configuration.
GIT = {
    'GIT_CONFIG_GLOBAL': '/dev/null', 'GIT_CONFIG_NOSYSTEM': '1', 'GIT_AUTHOR_NAME': 'A', 'GIT_AUTHOR_EMAIL': 'a@b.org',
    'GIT_COMMITTER_NAME': 'A', 'GIT_COMMITTER_EMAIL': 'a@b.org',
}

# A violation of strong_router in line 6.
LEAKY = """import RIBs

protocol %(name)sRouting: ViewableRouting {}

final class %(name)sInteractor: Interactor {
    var router: %(name)sRouting?
}
"""


def git(folder, *arguments):
    done = subprocess.run(
        ['git', '-c', 'init.defaultBranch=main', *arguments], cwd=folder, env=os.environ | GIT, capture_output=True,
        text=True)
    if done.returncode:
        raise SystemExit(f"git {' '.join(arguments)}: {done.stderr}")
    return done.stdout.strip()


class Origin:
    """A bare repository. Its branch main has one old finding, App/Home.swift, and App/Later.swift.

    Pull request 1, `leaky`, adds App/Login.swift with a finding; pull request 2, `clean`, adds a page. `further` pull
    requests have the files by path that they are given with. All left main before App/Later.swift came, and have 61
    commits. `commits` has their heads, main, and their merges into main.
    """

    def __init__(self, folder, further=()):
        self.path, self.work, self.commits = folder / 'origin.git', folder / 'work', {}
        git(folder, 'init', '-q', '--bare', str(self.path))
        git(folder, 'init', '-q', str(self.work))
        self.commit('main', [], {'App/Home.swift': LEAKY % {'name': 'Home'}})
        heads = {'leaky': {'App/Login.swift': LEAKY % {'name': 'Login'}}, 'clean': {'README.md': 'A page.\n'}}
        heads.update(further)
        for branch, files in heads.items():
            self.commit(branch, ['main'], files)
            for _ in range(60):
                git(self.work, 'commit', '-q', '--allow-empty', '-m', 'further')
        self.commit('main', ['main'], {'App/Later.swift': LEAKY % {'name': 'Later'}})
        git(self.work, 'push', '-q', str(self.path), 'main')
        self.commits['main'] = git(self.work, 'rev-parse', 'main')
        for number, branch in enumerate(heads, 1):
            git(self.work, 'checkout', '-q', '-B', 'merge', 'main')
            git(self.work, 'merge', '-q', '--no-ff', '-m', 'merge', branch)
            pull = f'refs/pull/{number}'
            git(self.work, 'push', '-q', str(self.path), f'{branch}:{pull}/head', f'merge:{pull}/merge')
            self.commits[branch] = git(self.work, 'rev-parse', branch)
            self.commits[branch + ' merged'] = git(self.work, 'rev-parse', 'merge')

    def commit(self, branch, start, files):
        git(self.work, 'checkout', '-q', '-B', branch, *start)
        for name, text in files.items():
            (self.work / name).parent.mkdir(parents=True, exist_ok=True)
            (self.work / name).write_text(text)
        git(self.work, 'add', '-A')
        git(self.work, 'commit', '-q', '-m', branch)

    def clone(self, folder, commit, depth=0):
        """A clone with a detached commit, as the runners of GitHub and GitLab make it; with a depth, of it alone."""
        folder.mkdir(parents=True)
        git(folder, 'init', '-q')
        git(folder, 'remote', 'add', 'origin', f'file://{self.path}')
        limit, more = ([f'--depth={depth}'], []) if depth else ([], ['+refs/heads/*:refs/remotes/origin/*'])
        wanted = f'+{self.commits[commit]}:refs/remotes/pull/1/merge'
        git(folder, 'fetch', '-q', '--no-tags', *limit, 'origin', *more, wanted)
        git(folder, 'checkout', '-q', '--force', 'refs/remotes/pull/1/merge')
