"""The families of projects: one for each convention."""
from builders import builder_project
from carriers import carrier_project
from ribs import rib_project
from routers import router_project
from sentence import Sentence
from subscriptions import subscription_project
from surroundings import surround
from tasks import task_project
from trees import tree_project
from views import view_project
from workers import worker_project

# Those of which `generated` chooses one.
MIXED = {'builders': builder_project, 'ribs': rib_project, 'routers': router_project, 'subscriptions': subscription_project,
    'tasks': task_project, 'trees': tree_project, 'views': view_project, 'workers': worker_project}
FAMILIES = {**MIXED, 'carriers': carrier_project}


def generated(seed, number, family=None, forced=None):
    """The project with a number, with some choices forced."""
    sentence = Sentence(seed, number, forced)
    chosen = family or sorted(MIXED)[sentence.index('family', len(MIXED))]
    project = FAMILIES[chosen](sentence)
    project.family = chosen
    surround(sentence, project)
    return project
