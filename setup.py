"""The build: compiles the rules with mypyc where that is possible, and leaves them interpreted where it is not."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType
from typing import ClassVar, cast

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
IMPORTED_ONCE = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{$", re.MULTILINE)  # as mypyc writes them
INDENTED = re.compile(r"^ +", re.MULTILINE)
ONCE = """\
#if defined(__GNUC__) && !defined(__clang__)
#define ONCE __attribute__((cold, optimize("O0")))
#else
#define ONCE
#endif
"""


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

    # Taken before the compiler reads the sources: who edits one meanwhile finds the build out of date, as it is.
    digests: ClassVar[dict[str, str]] = {}

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


def spare_the_compiler(source: Path) -> None:
    """Leave out what costs the compiler most of its time.

    What runs once, at the import of a module, stays unoptimized; mypyc indents each function a little more than the
    one before, until four fifths of the file are blanks.
    """
    text = INDENTED.sub("", source.read_text(encoding="utf-8"))
    source.write_text(ONCE + IMPORTED_ONCE.sub(r"ONCE \g<0>", text), encoding="utf-8")


def compiled_extensions() -> list[Extension]:
    """The extensions of the one mypyc group. A type error in the rules ends the build here."""
    from mypyc.build import mypycify

    sources: dict[str, Path] = targets.compiled_modules(PACKAGE)
    BuildCompiled.digests = {name: targets.digest(source) for name, source in sources.items()}
    paths = [str(source.relative_to(ROOT)) for source in sources.values()]
    # Errors count in the compiled modules alone: what these import is checked elsewhere (`make check`), and may
    # need packages that a build environment does not have.
    made = mypycify(
        ["--follow-imports=silent", *paths],
        opt_level=os.environ.get("SUBLEVEL_OPTIMIZE", "3"),
        group_name=targets.GROUP,
    )
    extensions = cast("list[Extension]", made)  # mypyc's alias also allows for the class of the former distutils
    if os.name == "posix":
        for extension in extensions:
            for generated in map(Path, extension.sources):
                if generated.name.startswith("__native"):
                    spare_the_compiler(generated)
            # The first lets the compiler inline the many small rules into each other: half as fast again. Warnings
            # about generated code would take it five times as long: looking for them, not only printing them.
            arguments = [*extension.extra_compile_args, "-fno-semantic-interposition", "-Wno-all", "-w", "-g0"]
            extension.extra_compile_args = arguments
    return extensions


def extensions_to_build() -> list[Extension]:
    """What setuptools is to compile: nothing unless it builds, and nothing where that is impossible."""
    if BUILDING.isdisjoint(sys.argv):
        return []
    if not IN_PLACE.isdisjoint(sys.argv):
        (PACKAGE / targets.MANIFEST).unlink(missing_ok=True)  # whatever goes wrong from here on: nothing old runs
    if os.environ.get("SUBLEVEL_COMPILE") == "no":
        return []
    reason = obstacle()
    if reason is not None:
        print(f"warning: sublevel: {reason}; the rules stay interpreted: correct, but slow", file=sys.stderr)
        return []
    os.chdir(ROOT)  # mypyc puts what it generates into build/ here, and finds pyproject.toml
    return compiled_extensions()


setup(ext_modules=extensions_to_build(), cmdclass={"build_ext": BuildCompiled, "build_py": BuildWithRules})
