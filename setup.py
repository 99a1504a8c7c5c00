"""The build: compiles the rules with mypyc where that is possible, and leaves them interpreted where it is not."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "sublevel"
RULES = ROOT / "docs" / "rules"
# Commands that build. The others (metadata, source archives) would compile for nothing.
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
IN_PLACE = {"--inplace", "-i", "develop", "editable_wheel"}
STARTED = time.monotonic()
BUILD = Path("build")  # mypyc puts the C files there, below the folder of this file
IN_UNITS = os.name == "posix"  # Microsoft's compiler gets the one file that mypyc writes
OPTIMIZE = os.environ.get("SUBLEVEL_OPTIMIZE", "3")
OPTIMIZE_LIGHT = min(OPTIMIZE, "1")  # for text, views and the shims that mypyc writes
# Measured, for the first guess at the time left: seconds of compiling for each second of translating to C.
COMPILING_TO_TRANSLATING = 7
HEADERS = 40_000  # the headers take the compiler as long as this many bytes of a source

sys.path.insert(0, str(ROOT / "tools"))  # isolated builds don't look into the folder of this file

import build_progress  # noqa: E402
import docstrings  # noqa: E402
import rule_units  # noqa: E402


def load_targets() -> ModuleType:
    """The package's own list of compiled modules, loaded without importing the package."""
    spec = importlib.util.spec_from_file_location("sublevel_targets", PACKAGE / "engine" / "targets.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


targets = load_targets()


def obstacle() -> str | None:
    """Why nothing can be compiled here, or None."""
    from distutils.sysconfig import get_python_inc

    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    if not Path(get_python_inc(), "Python.h").is_file():
        return "the Python headers are missing (on Debian: apt install python3-dev)"
    if not compiler_works():
        return "there is no working C compiler (on Debian: apt install gcc)"
    return None


def compiler_works() -> bool:
    """Whether the smallest C file compiles."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <stdlib.h>\nint probe(void) { return EXIT_SUCCESS; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder)
        except Exception:  # compilers fail in many ways; whatever stops this file would stop ours
            return False
    return True


class BuildCompiled(build_ext):
    """Builds the extensions, clears away those of earlier builds, and writes the manifest last."""

    # Taken before the compiler reads the sources: an edit made meanwhile leaves the build out of date, as it is.
    digests: ClassVar[dict[str, str]] = {}
    translating: ClassVar[float] = 0.0  # seconds that the translation to C took

    def finalize_options(self) -> None:
        """Build several extensions at a time, unless told otherwise."""
        super().finalize_options()
        if self.parallel is None:
            self.parallel = True

    def run(self) -> None:
        """Build; a failure leaves no manifest, and so nothing compiled that would run."""
        package = self.package_folder()
        (package / targets.MANIFEST).unlink(missing_ok=True)
        super().run()
        if not self.digests:
            return
        from mypy.version import __version__ as mypy_version

        for leftover in targets.leftovers(package, self.digests, targets.extension_suffix()):
            leftover.unlink()
        targets.write_manifest(package, self.digests, mypy_version, time.monotonic() - STARTED)

    def build_extensions(self) -> None:
        """Compile the sources of an extension side by side, too: setuptools takes them one by one."""
        weights = {source: weight(source) for extension in self.extensions for source in map(Path, extension.sources)}
        if not weights:
            return
        workers = os.cpu_count() or 1
        progress = build_progress.Progress(weights, self.translating * COMPILING_TO_TRANSLATING, workers)
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], extra_postargs: list[str], **options: Any) -> list[str]:
            def compiled(source: Path) -> list[str]:
                flags = [*extra_postargs, f"-O{OPTIMIZE_LIGHT}"] if is_light(source) else extra_postargs
                with progress.working_on(source):
                    objects: list[str] = compile_one([str(source)], extra_postargs=flags, **options)
                return objects

            slowest_first = sorted(map(Path, sources), key=weight, reverse=True)
            with ThreadPoolExecutor(workers) as pool:
                return [item for made in pool.map(compiled, slowest_first) for item in made]

        self.compiler.compile = compile_all
        with build_progress.shown("compiling the rules", progress):
            super().build_extensions()

    def package_folder(self) -> Path:
        """Where the package is put together: the sources themselves, or the folder that becomes the wheel."""
        return PACKAGE if self.inplace else Path(self.build_lib) / PACKAGE.name

    def get_outputs(self) -> list[str]:
        """The files that a wheel gets from here; an editable install has them in place."""
        outputs: list[str] = super().get_outputs()
        return outputs if self.inplace else [*outputs, str(self.package_folder() / targets.MANIFEST)]


class BuildWithRules(build_py):
    """Puts the rules that people read beside the modules: in a checkout they are read where they are kept."""

    def run(self) -> None:
        """Copy everything, and nothing of an earlier build: the names of the client's files change with each."""
        if self.editable_mode:
            super().run()
            return
        for folder in ("table/static", "rules"):
            shutil.rmtree(Path(self.build_lib, PACKAGE.name, folder), ignore_errors=True)
        super().run()
        for source, target in self.rules().items():
            self.mkpath(str(target.parent))
            shutil.copyfile(source, target)

    def rules(self) -> dict[Path, Path]:
        """Each file of rules, and where it goes."""
        folder = Path(self.build_lib) / PACKAGE.name / "rules"
        return {file: folder / file.name for file in sorted(RULES.glob("*.md"))}

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """The files that a wheel gets from here."""
        outputs: list[str] = super().get_outputs(include_bytecode)
        return outputs if self.editable_mode else [*outputs, *map(str, self.rules().values())]


def is_light(source: Path) -> bool:
    """Tell whether a source needs little optimization, and the compiler takes flags that say so."""
    return IN_UNITS and (source.parent.name != rule_units.FOLDER or rule_units.is_light(source))


def weight(source: Path) -> float:
    """About how long a source takes to compile, beside others."""
    return HEADERS + source.stat().st_size * (1 if is_light(source) else 2)


def compiled_extensions() -> list[Extension]:
    """The extensions of the one mypyc group. A type error in the rules ends the build here."""
    from mypyc.build import mypycify

    began = time.monotonic()
    sources: dict[str, Path] = targets.compiled_modules(PACKAGE)
    BuildCompiled.digests = {name: targets.digest(source) for name, source in sources.items()}
    paths = [str(source.relative_to(ROOT)) for source in sources.values()]
    # Errors count in the compiled modules alone: what these import is checked elsewhere (`make check`), and may
    # need packages that a build environment does not have.
    made = mypycify(
        ["--follow-imports=silent", *paths],
        opt_level=OPTIMIZE,
        group_name=targets.GROUP,
        multi_file=IN_UNITS,
        target_dir=str(BUILD),
    )
    extensions = cast("list[Extension]", made)  # mypyc's alias also allows for the class of the former distutils
    if IN_UNITS:
        library = extensions[0]
        docstrings.add(map(Path, library.sources), PACKAGE)
        library.sources = [str(unit) for unit in rule_units.arrange(map(Path, library.sources), BUILD)]
        for extension in extensions:
            # The first two let the compiler inline the many small rules into each other, and call across units
            # directly: half as fast again. Warnings about generated code would take it five times as long: looking
            # for them, not only printing them.
            flags = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all", "-w", "-g0"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    BuildCompiled.translating = time.monotonic() - began
    return extensions


def extensions_to_build() -> list[Extension]:
    """What setuptools is to compile: nothing unless it builds, and nothing where that is impossible."""
    if BUILDING.isdisjoint(sys.argv):
        return []
    if os.environ.get("SUBLEVEL_COMPILE") == "no":
        return []  # compiled files in place stay: their manifest tells whether they still match
    if not IN_PLACE.isdisjoint(sys.argv):
        (PACKAGE / targets.MANIFEST).unlink(missing_ok=True)  # whatever goes wrong from here on: nothing old runs
    reason = obstacle()
    if reason is not None:
        print(f"warning: sublevel: {reason}; the rules stay interpreted: correct, but slow", file=sys.stderr)
        return []
    os.chdir(ROOT)  # mypyc puts what it generates into build/ here, and finds pyproject.toml
    return compiled_extensions()


setup(ext_modules=extensions_to_build(), cmdclass={"build_ext": BuildCompiled, "build_py": BuildWithRules})
