"""The rules for a GPU: the same sources, loaded once more, with every function a device function of numba-cuda.

Modules get numpy arrays for `vec`. Nothing of the rules is written twice. What happens here beyond that keeps kernels
small: they are larger than the instruction caches of a GPU, and threads that wait for instructions play nothing.
"""

from __future__ import annotations

import ast
import builtins
import dis
import importlib
import importlib.util
import types
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import mypy_extensions
import numpy as np

CORE = "sublevel.engine.core"


class ConstantArray:
    """Stands for `vec` while rules are loaded: `vec[i64](values)` becomes a numpy array, constant on the GPU."""

    def __class_getitem__(cls, item: object) -> Any:
        """The maker of arrays, whatever the type of the numbers."""
        return lambda values=(): np.array(list(values), dtype=np.int64)


def nothing_recorded(s: Any, audience: int, code: int, a: int, b: int, c: int, d: int) -> None:
    """Stands for `emit`: nothing keeps events on a GPU, and code that could makes kernels larger by a good part."""


def checked_index(value: int) -> int:
    """An index, for the simulator. Raises IndexError if it counts from the end."""
    if value < 0:
        raise IndexError(f"the index {value} counts from the end, which means something else on a GPU")
    return value


class Unsigned(ast.NodeTransformer):
    """Makes every index of a function unsigned: numba then leaves out what it does for indices that count from the end.

    That would be five instructions at every access to an array, and no rule counts from the end.
    """

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """The same access with an unsigned index; one that is written as a number can stay."""
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Constant):
            node.slice = ast.Call(ast.Name("unsigned", ast.Load()), [node.slice], [])
        return node


def parsed(path: Path) -> ast.Module:
    """A module of the rules as it is compiled for the GPU."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            node.body = [Unsigned().visit(statement) for statement in node.body]
    return ast.fix_missing_locations(tree)


def device_modules(names: Iterable[str], jit: Any, index: Any) -> dict[str, types.ModuleType]:
    """Load modules from their sources, in this order, with every function a device function."""
    loaded: dict[str, types.ModuleType] = {}
    stand_ins = {
        "librt.vecs": types.SimpleNamespace(vec=ConstantArray),
        "mypy_extensions": types.SimpleNamespace(i64=int, mypyc_attr=mypy_extensions.mypyc_attr),
    }

    def import_(
        name: str,
        globals_: Mapping[str, object] | None = None,
        locals_: Mapping[str, object] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> Any:
        """Import for the modules being loaded: their own kind first, then stand-ins, then the usual way."""
        return loaded.get(name) or stand_ins.get(name) or builtins.__import__(name, globals_, locals_, fromlist, level)

    for name in names:
        module = types.ModuleType(name)
        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": import_}
        module.__dict__["unsigned"] = index
        path = source_of(name)
        exec(compile(parsed(path), str(path), "exec"), module.__dict__)
        for key, value in list(vars(module).items()):
            if isinstance(value, types.FunctionType) and value.__module__ == name:
                setattr(module, key, jit(value))
        if name == CORE:
            module.__dict__["emit"] = jit(nothing_recorded)
        loaded[name] = module
    return loaded


def callees_first(roots: Iterable[Any]) -> list[Any]:
    """The device functions that these lead to, each behind those that it calls."""
    order: dict[Any, None] = {}

    def visit(function: Any) -> None:
        source = function.py_func
        for instruction in dis.get_instructions(source):
            called = source.__globals__.get(instruction.argval) if instruction.opname == "LOAD_GLOBAL" else None
            if hasattr(called, "py_func") and called not in order:
                visit(called)
        order[function] = None

    for root in roots:
        if root not in order:
            visit(root)
    return list(order)


def compile_once(roots: Iterable[Any], record: Any) -> None:
    """Compile functions of the rules, and all that they call, for the types that annotations name and for no others.

    Left alone, numba compiles a function again for every constant and every storage type that it is called with. A
    function that takes an array is left alone, since arrays of different lengths are different types.
    """
    numba_types = importlib.import_module("numba").types
    known = {"i64": numba_types.int64, "int": numba_types.int64, "bool": numba_types.boolean, "None": numba_types.none}
    for function in callees_first(roots):
        annotations = function.py_func.__annotations__
        *given, result = [record if name == "s" else known.get(type_) for name, type_ in annotations.items()]
        if all(given) and result is not None:
            function.compile_device(tuple(given), result)
            function.disable_compile()


def source_of(module: str) -> Path:
    """The source file of a module, which lies beside the compiled one."""
    package, _, name = module.rpartition(".")
    found = importlib.util.find_spec(package)
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0]) / f"{name}.py"


def record_copier(record: np.dtype[np.void]) -> types.FunctionType:
    """A function that copies a record, field by field.

    As one value, a record of some thousand bytes would become as many instructions.
    """
    lines = ["def copy(source, target):"]
    for name in record.names or ():
        shape = record[name].shape
        if shape:
            lines += [f" for i in range({shape[0]}):", f"  target.{name}[i] = source.{name}[i]"]
        else:
            lines.append(f" target.{name} = source.{name}")
    made: dict[str, types.FunctionType] = {}
    exec("\n".join(lines), made)
    return made["copy"]
