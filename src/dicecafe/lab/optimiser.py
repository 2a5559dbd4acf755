"""The optimiser of rules: Optuna proposes candidates by what the others came to (a tree-structured Parzen estimator).

Where parameters have no more values than may be tried, all are, and nobody need propose anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from math import prod
from typing import Any, Final

from dicecafe.engine.errors import MissingPackage
from dicecafe.words import Message

from .parameters import Candidate, Parameter, Space

AT_RANDOM: Final = 8  # candidates before the estimator has something to go by
AGAIN: Final = 50  # times in a row that it may propose what was tried before
HOPELESS: Final = 1e6  # what it is told of rules that can't be

Tell = Callable[[float], None]  # to be called with the score of a candidate before the next one is asked for


def require() -> None:
    """Say what to install where Optuna or tomlkit is missing."""
    try:
        import optuna  # noqa: F401 (whether it is there)
        import tomlkit  # noqa: F401 (whether it is there)
    except ImportError as error:
        raise MissingPackage("extra/missing", Message("tune-needs", command="pip install 'dicecafe[lab]'")) from error


def candidates(space: Space, tries: int, seed: int) -> Iterator[tuple[Candidate, Tell]]:
    """Candidates to try, as it is first; none twice."""
    size = prod(len(one.values) for one in space.parameters)
    return _all(space) if size <= tries else _proposed(space, tries, seed)


def _all(space: Space) -> Iterator[tuple[Candidate, Tell]]:
    rest = (values for values in product(*(one.values for one in space.parameters)) if values != space.start)
    for candidate in (space.start, *rest):
        yield candidate, lambda score: None


def _proposed(space: Space, tries: int, seed: int) -> Iterator[tuple[Candidate, Tell]]:
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    sampler = optuna.samplers.TPESampler(seed=seed % (1 << 32), multivariate=True, n_startup_trials=AT_RANDOM)
    study, known = optuna.create_study(sampler=sampler), dict[Candidate, float]()
    places = {one.name: _distribution(one) for one in space.parameters}
    if all(one.now in one.values for one in space.parameters):
        study.enqueue_trial({one.name: one.values.index(one.now) for one in space.parameters})
    else:  # it lies outside what may be searched, and is held against it all the same
        yield space.start, partial(known.__setitem__, space.start)
    again = 0
    while len(known) < tries and again < AGAIN:
        trial = study.ask(places)
        candidate = tuple(one.values[trial.params[one.name]] for one in space.parameters)
        again = again + 1 if candidate in known else 0
        if candidate not in known:
            yield candidate, partial(known.__setitem__, candidate)
        study.tell(trial, min(known[candidate], HOPELESS))


def _distribution(one: Parameter) -> Any:
    """The values by their places in the list; those with an order as numbers."""
    from optuna.distributions import CategoricalDistribution, IntDistribution

    return IntDistribution(0, len(one.values) - 1) if one.is_number else CategoricalDistribution(range(len(one.values)))
