"""Support for scenarios: temporary projects, git, and runs of riblint."""
import json
import os
import shutil
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
FIXTURES = os.path.join(ROOT, "Fixtures", "Projects")

# Independent of the machine's configuration, clock, terminal and build server.
ENVIRONMENT = {
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org",
    "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
}
DROPPED = ("CI", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "XCODE_VERSION_ACTUAL")


class Result:
    """The result of a run of riblint."""

    def __init__(self, process):
        self.status = process.returncode
        self.output = process.stdout.decode("utf-8", "surrogateescape")
        self.errors = process.stderr.decode("utf-8", "surrogateescape")

    @property
    def json(self):
        return json.loads(self.output)

    def __repr__(self):
        return f"status {self.status}\n--- output\n{self.output}--- errors\n{self.errors}"


class Workbench:
    """A temporary folder with operations in it. Paths are relative to the folder."""

    def __init__(self, riblint, folder):
        self.riblint = riblint
        self.folder = folder
        self.failures = []
        os.makedirs(folder)

    # Files

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def write(self, name, text):
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read().decode("utf-8", "surrogateescape")

    def edit(self, name, old, new):
        """Replaces the first occurrence of a text, which must exist."""
        text = self.read(name)
        assert old in text, f"'{old}' is not in {name}"
        self.write(name, text.replace(old, new, 1))

    def copy_fixture(self, name, to="."):
        """A fixture app, or a folder of one, without its recorded reports."""
        shutil.copytree(os.path.join(FIXTURES, name), self.path(to), dirs_exist_ok=True)

    # Programs

    def run(self, *arguments, cwd=".", input=None, env=None):
        """Runs riblint."""
        return self.execute([self.riblint, *arguments], cwd=cwd, input=input, env=env)

    def execute(self, command, cwd=".", input=None, env=None):
        """Runs any program. A value of None in `env` removes a variable."""
        variables = (
            {name: value for name, value in os.environ.items() if name not in DROPPED} | ENVIRONMENT | (env or {}))
        return Result(subprocess.run(
            command, cwd=self.path(cwd), input=(input or "").encode() if not isinstance(input, bytes) else input,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={name: value for name, value in variables.items() if value is not None}))

    def shell(self, line, cwd=".", input=None, env=None):
        """Runs a line of shell code, in which $RIBLINT is the program."""
        return self.execute(["/bin/sh", "-c", line], cwd=cwd, input=input, env={"RIBLINT": self.riblint} | (env or {}))

    def git(self, *arguments, cwd="."):
        """Runs git, which must succeed."""
        result = self.execute(["git", "-c", "protocol.file.allow=always", *arguments], cwd=cwd)
        assert result.status == 0, f"git {' '.join(arguments)}: {result!r}"
        return result.output.strip()

    def repository(self, cwd="."):
        """Makes the folder a repository with a first commit of all files on `main`."""
        self.git("init", "-q", "-b", "main", ".", cwd=cwd)
        self.commit("first", cwd=cwd)

    def commit(self, message, cwd="."):
        self.git("add", "-A", cwd=cwd)
        self.git("commit", "-q", "-m", message, cwd=cwd)

    # Facts

    def expect(self, holds, what, result=None):
        if not holds:
            self.failures.append(what if result is None else f"{what}\n{result!r}")

    def findings(self, *arguments, **how):
        """(rule, path, line) of each finding of a successful run."""
        result = self.run("--format", "json", *arguments, **how)
        self.expect(result.status in (0, 1), "the run did not do its job", result)
        return (
            [] if result.status not in (0, 1) else [
            (finding["rule"], finding["location"]["path"], finding["location"]["start"]["line"])
            for finding in result.json["findings"]])

    @staticmethod
    def remove(folder):
        shutil.rmtree(folder, ignore_errors=True)
