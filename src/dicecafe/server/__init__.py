"""The server: live tables over HTTP and WebSocket, from one SQLite file or on PostgreSQL and Redis with any number of processes.

`tables` holds the tables and knows nothing of networks, `store` keeps their events, `http` and `socket` are what clients talk to;
`app` puts them together and `serve` runs it.
"""
