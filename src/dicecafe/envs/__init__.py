"""Environments for researchers: PettingZoo, OpenSpiel, and Gymnasium one game at a time or thousands at once.

Each is a module of its own, imported when it is wanted: `aec`, `openspiel`, `single` and `vector`. They need the packages of the
extra `dicecafe[envs]`. All of them share one encoding (`encoding`), and the compiled ones one kernel (`tables`).
"""
