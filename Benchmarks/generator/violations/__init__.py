"""Violations of each rule that generated apps can have: the form of each is one edit of a RIB's files."""

from generator.violations import attachments, dismissal, layering, ownership, project, roots, subscriptions, wiring
from generator.violations.form import Form, place  # noqa: F401

FORMS = [form for module in (dismissal, ownership, subscriptions, wiring, attachments, layering, project, roots)
    for form in module.FORMS]


def plant(draft, form):
    """Changes the files of a RIB."""
    form.edit(draft, place(form.rule))
