"""The protocol: what server and client say to each other, as structs, and nothing that sends or reads them.

`messages` are the commands and events of the socket and the requests over HTTP; `offers` are games, rules and words;
`answers` are the replay and the analysis of a finished game. The structs need neither a framework nor the rules: a client
loads nothing of the server.
"""
