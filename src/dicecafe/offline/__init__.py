"""Offline: the cafe inside a browser's page, with the rules as they are and no server. The page runs this with Pyodide."""
