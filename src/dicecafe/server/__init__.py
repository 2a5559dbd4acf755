"""The server: live tables over HTTP and WebSocket, from one SQLite file or on PostgreSQL and Redis with any number of processes.

`table` folds a table from its events and knows nothing of networks; `cafe` takes commands, stores and tells; `app` is the only
file that knows the framework.
"""
