"""Changes that leave code out of a project, or rename it, and the findings that may appear after them."""
