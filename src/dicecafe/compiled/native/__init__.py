"""Rules as machine code for this CPU.

Rules are a small language: integers, records of them, loops, calls. `source` reads a rule as a tree, `function` writes it as
LLVM's text for the types it is called with, `module` does so for a template and all it calls, each rule once; `machine` has LLVM
optimise the whole at once, and `entry` calls it. That takes a tenth of the time that a compiler for all of Python needs
for the same rules, and what comes out is as fast or faster.
"""
