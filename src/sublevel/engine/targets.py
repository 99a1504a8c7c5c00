"""Which target runs the rules: `python` (interpreted) or `cpu` (compiled), decided once for the whole process.

`choose` must run before anything else of the package is imported. Either all compiled modules come from their
extension files, or all come from their sources: compiled rules whose sources were edited since never run.

Only the standard library is imported here: setup.py loads this file by its path to learn what to compile.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NamedTuple, NoReturn

Target = Literal["python", "cpu"]
Condition = Literal["fresh", "stale", "absent"]

VARIABLE = "SUBLEVEL_TARGET"
VALUES = ("auto", "python", "cpu")
GROUP = "sublevel"  # the one mypyc group: calls between its modules are C calls
LIBRARY = f"{GROUP}__mypyc"  # the shared library that mypyc makes of a group, beside the package
MANIFEST = "_compiled.json"

# The modules that are compiled, where they exist, by folder: this is the only list of them.
COMPILED = {
    "engine": ("core", "schema", "playout", "match"),
    "games/*": (
        "state",
        "tables",
        "rules",
        "setup",
        "moves",
        "manipulation",
        "captures",
        "board",
        "chips",
        "placing",
        "endings",
        "kidnapper",
        "hulk",
        "sight",
        "refusals",
        "figures",
        "goals",
        "damage",
        "dice",
        "aiming",
        "attacks",
        "activation",
        "blips",
        "reinforce",
        "cards",
        "events",
        "loadout",
        "parasites",
        "scan",
        "exchange",
        "searching",
        "combat",
        "items",
        "devices",
        "duty",
        "talk",
        "turns",
        "listing",
        "reasons",
        "memory",
        "beliefs",
        "redeal",
        "suspects",
        "knowledge",
        "symmetry",
        "features",
        "ways",
        "evaluation",
        "odds",
        "threats",
        "plans",
        "ideas",
        "outlook",
        "names",
        "words",
        "notation",
        "reading",
        "routes",
        "view",
    ),
    "bots": ("tree",),
    # What every action passes through on the server.
    "table": ("clocks", "scenes", "logged", "standing", "table", "audience", "questions", "running", "room", "sockets"),
}


class Manifest(NamedTuple):
    """What a build leaves behind: the sources that were compiled, and by what."""

    modules: dict[str, str]  # module name -> sha256 of its source
    python: str  # such as cpython-311
    extension: str  # how the names of the extension files end
    mypy: str
    seconds: float  # what the compilation took


class Finding(NamedTuple):
    """In what condition the compiled rules are, and a clause that says so."""

    condition: Condition
    reason: str


class Decision(NamedTuple):
    """The target that runs, and the sentence that says why."""

    target: Target
    why: str


class Availability(NamedTuple):
    """Whether a target could be used (None: nobody asked the device yet), and a clause that explains."""

    usable: bool | None
    note: str


class Status(NamedTuple):
    """Everything that `sublevel info` tells about targets."""

    running: Target
    why: str
    available: dict[str, Availability]
    compiled: Manifest | None


def choose() -> None:
    """Decide which target runs and see to it that nothing else does. The first call decides, later ones keep it."""
    _decision()


def running() -> Target:
    """The target that runs in this process."""
    return _decision().target


def why() -> str:
    """One sentence: why this target runs."""
    return _decision().why


def status(*, probe_cuda: bool = False) -> Status:
    """Describe all targets. Asking the graphics device takes seconds, so it is asked on request only."""
    package = _package()
    found = examine(package)
    available = {
        "python": Availability(True, "always there"),
        "cpu": Availability(found.condition == "fresh", found.reason),
        "cuda": _probe_cuda() if probe_cuda else _look_for_cuda(),
    }
    return Status(running(), why(), available, read_manifest(package))


def compiled_modules(package: Path) -> dict[str, Path]:
    """The modules of a package that are compiled, each with its source, in a fixed order."""
    sources = [
        folder / f"{name}.py"
        for folders, names in COMPILED.items()
        for folder in sorted(package.glob(f"{folders}/"))
        for name in names
    ]
    return {_module_name(package, source): source for source in sources if source.is_file()}


def extension_files(package: Path, modules: Iterable[str], suffix: str) -> list[Path]:
    """The files that a build makes in place: the group's library and one extension for each module."""
    return [package.parent / f"{name.replace('.', '/')}{suffix}" for name in (LIBRARY, *modules)]


def leftovers(package: Path, modules: Iterable[str], suffix: str) -> list[Path]:
    """Extension files of modules that are compiled no more, by this interpreter's file name suffix."""
    expected = set(extension_files(package, modules, suffix))
    present = [file for folder in COMPILED for file in package.glob(f"{folder}/*{suffix}")]
    return sorted(set(present) - expected)


def digest(source: Path) -> str:
    """The sha256 of a source file."""
    return hashlib.sha256(source.read_bytes()).hexdigest()


def extension_suffix() -> str:
    """How the names of extension files end for this interpreter."""
    return EXTENSION_SUFFIXES[0]


def write_manifest(package: Path, digests: dict[str, str], mypy: str, seconds: float) -> None:
    """Note what this interpreter compiled for the package, whose extension files are complete now."""
    manifest = Manifest(digests, sys.implementation.cache_tag or "unknown", extension_suffix(), mypy, round(seconds, 1))
    (package / MANIFEST).write_text(json.dumps(manifest._asdict(), indent=1) + "\n", encoding="utf-8")


def read_manifest(package: Path) -> Manifest | None:
    """The manifest of a package, or None if there is none that makes sense."""
    try:
        fields: dict[str, Any] = json.loads((package / MANIFEST).read_text(encoding="utf-8"))
        manifest = Manifest(**fields)
        manifest.modules.items()
    except (OSError, ValueError, TypeError, AttributeError):
        return None
    return manifest


def examine(package: Path) -> Finding:
    """Find out whether the compiled rules of a package are there for this interpreter and match their sources."""
    manifest = read_manifest(package)
    suffix = extension_suffix()
    if manifest is None:
        return Finding("absent", "the rules are not compiled")
    if manifest.extension != suffix:
        return Finding("absent", f"the rules are compiled for {manifest.python}, not for this interpreter")
    sources = compiled_modules(package)
    changed = sorted(name for name in sources | manifest.modules if not _matches(name, sources, manifest))
    changed += [path.name for path in leftovers(package, sources, suffix)]
    if changed:
        return Finding("stale", f"compiled rules are older than their sources ({_some(changed)})")
    missing = [path.name for path in extension_files(package, sources, suffix) if not path.is_file()]
    if missing:
        return Finding("absent", f"compiled files are missing ({_some(missing)})")
    return Finding("fresh", f"the compiled rules match their sources ({len(sources)} modules)")


@functools.cache
def _decision() -> Decision:
    wanted = os.environ.get(VARIABLE) or "auto"
    if wanted not in VALUES:
        _refuse(f"{VARIABLE} is {wanted!r}, but must be one of {', '.join(VALUES)}")
    package = _package()
    early = sorted(compiled_modules(package).keys() & sys.modules.keys())
    if early:
        raise RuntimeError(f"targets.choose() came too late: {_some(early)} had been imported before")
    _withdraw_finders()
    if wanted == "python":
        return _interpret(package, f"{VARIABLE} asks for it")
    found = examine(package)
    if found.condition == "fresh":
        found = _load_library(package, found)
    if found.condition == "fresh":
        asked = f"{VARIABLE} asks for it, and " if wanted == "cpu" else ""
        return Decision("cpu", f"Compiled: {asked}{found.reason}.")
    if wanted == "cpu":
        _refuse(f"{VARIABLE} is 'cpu', but {found.reason}; `make build` compiles them, {VARIABLE}=python does without")
    if found.condition == "stale":
        print(f"sublevel: {found.reason}; running interpreted; `make build` renews them", file=sys.stderr)
    return _interpret(package, found.reason)


def _interpret(package: Path, reason: str) -> Decision:
    sys.meta_path.insert(0, _InterpretedFinder(package))
    return Decision("python", f"Interpreted: {reason}.")


def _load_library(package: Path, found: Finding) -> Finding:
    """Load the group's library from beside the package: another one of that name on the path must not get in."""
    path = extension_files(package, (), extension_suffix())[0]
    spec = importlib.util.spec_from_file_location(LIBRARY, path)
    try:
        if spec is None or spec.loader is None:
            raise ImportError("not an extension module")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except ImportError as error:
        return Finding("stale", f"compiled rules cannot be loaded ({_first_line(error)})")
    sys.modules[LIBRARY] = module
    return found


class _InterpretedFinder:
    """Finds the sources of all modules that have, or could have, an extension file, which is thereby ignored."""

    def __init__(self, package: Path) -> None:
        suffix = extension_suffix()
        self.sources = compiled_modules(package)
        for extension in leftovers(package, self.sources, suffix):
            source = extension.with_name(extension.name.removesuffix(suffix) + ".py")
            self.sources[_module_name(package, source)] = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        source = self.sources.get(fullname)
        if source is None:
            return None
        if not source.is_file():
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return importlib.util.spec_from_file_location(fullname, source, loader=SourceFileLoader(fullname, str(source)))


def _withdraw_finders() -> None:
    """Forget an earlier decision: the package may be imported anew after its modules were thrown away."""
    sys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__name__ != _InterpretedFinder.__name__]


def _look_for_cuda() -> Availability:
    if importlib.util.find_spec("numba") is None or importlib.util.find_spec("numba_cuda") is None:
        return Availability(False, "numba-cuda is not installed; `pip install sublevel[cuda]` brings it")
    return Availability(None, "numba-cuda is installed; the device was not asked")


def _probe_cuda() -> Availability:
    found = _look_for_cuda()
    if found.usable is False:
        return found
    try:
        is_available: Callable[[], bool] = importlib.import_module("numba.cuda").is_available
        usable = is_available()
    except Exception as error:  # drivers fail in many ways, and none of them is a reason to fail here
        return Availability(False, f"numba-cuda does not work ({_first_line(error)})")
    return Availability(usable, "a device answers" if usable else "no usable NVIDIA device or driver was found")


def _refuse(message: str) -> NoReturn:
    """Raise BadTarget. Uncaught, it ends the command line with this one line and status 1, like SystemExit."""
    from sublevel.engine.errors import BadTarget

    class RefusedAtStart(SystemExit, BadTarget):
        """A BadTarget that is raised while the package is being imported, where no command can catch it yet."""

    raise RefusedAtStart(f"sublevel: {message}")


def _matches(name: str, sources: dict[str, Path], manifest: Manifest) -> bool:
    return name in sources and manifest.modules.get(name) == digest(sources[name])


def _some(names: Sequence[str]) -> str:
    shown = ", ".join(name.removeprefix(f"{GROUP}.") for name in names[:3])
    return shown if len(names) <= 3 else f"{shown} and {len(names) - 3} more"


def _first_line(error: Exception) -> str:
    return (str(error) or repr(error)).splitlines()[0]


def _module_name(package: Path, source: Path) -> str:
    return ".".join((package.name, *source.relative_to(package).with_suffix("").parts))


def _package() -> Path:
    return Path(__file__).resolve().parent.parent


def main() -> int:
    """For the Makefile, which must not depend on the rest of the package: say whether there is nothing to compile."""
    found = examine(_package())
    print(found.reason)
    return 0 if found.condition == "fresh" else 1


if __name__ == "__main__":
    sys.exit(main())
