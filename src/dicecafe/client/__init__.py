"""The client: a program of one's own sits at a table of a server, as a person would, and sees what its seat sees.

    async with client.table(await client.open(game, ["My bot", "bot:medium"])) as table:
        result = await table.play(choose)

What a table says are messages: ids with parameters, so that a bot reads `position.moves[0][0].parameters["points"]`.
`table.english(...)` puts a move, an event or any message into words, and `str(error)` a refusal.

`client` asks over HTTP, `table` plays over the socket, `link` keeps the socket and loses no command when it breaks.
"""

from .client import Client
from .errors import Lost, Refused
from .table import Hint, Table, state

__all__ = ["Client", "Hint", "Lost", "Refused", "Table", "state"]
