"""This machine's compiler: a module of LLVM becomes object code, and object code is loaded."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any, Final

from llvmlite import binding as llvm

SPEED: Final = 3
NUMBERS = count()


@cache
def target() -> Any:
    """The compiler for this CPU."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features().flatten()
    return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features, opt=SPEED, codemodel="jitdefault", jit=True
    )


@cache
def compiler() -> list[str]:
    """All that decides what it makes of a module, apart from the module."""
    version = ".".join(map(str, llvm.llvm_version_info))
    return [version, f"-O{SPEED}", llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()]


def object_code(text: str) -> bytes:
    """The module compiled.

    First everything is inlined that must be, loops are rotated and jumps are threaded: what comes after then keeps more of a
    small game in registers, which makes the smallest 1.1 to 1.4 times as fast.
    """
    machine = target()
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = llvm.get_process_triple(), str(machine.target_data)
    passes, builder = _passes(0)
    passes.add_loop_rotate_pass()
    passes.add_instruction_combine_pass()
    passes.add_jump_threading_pass()
    passes.run(module, builder)
    passes, builder = _passes(SPEED)
    passes.run(module, builder)
    return bytes(machine.emit_object(module))


def _passes(speed: int) -> tuple[Any, Any]:
    """LLVM's own passes for a speed level."""
    options = llvm.create_pipeline_tuning_options(speed_level=speed)
    options.loop_vectorization = speed > 0
    options.slp_vectorization = False  # it made playouts of the small games slower by a tenth
    builder = llvm.create_pass_builder(target(), options)
    return builder.getModulePassManager(), builder


@cache
def loader() -> Any:
    """What links object code into this process."""
    return llvm.create_lljit_compiler(target(), use_jit_link=True)  # the older linker can't reach far on ARM


def load(code: bytes, entry: str) -> Any:
    """Object code in memory: `[entry]` is an address, good while this object lives."""
    builder = llvm.JITLibraryBuilder().add_object_img(code).add_current_process().export_symbol(entry)
    return builder.link(loader(), f"dicecafe-{next(NUMBERS)}")
