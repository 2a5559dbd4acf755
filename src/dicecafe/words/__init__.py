"""Words: a message is an id with parameters; the sentences are in catalogues, one folder a language (Project Fluent).

The cafe's own catalogues are beside this file, `en/*.ftl`; a game's are in its folder, `words/en.ftl`. English is a language like
the others. docs/languages.md says how to add one.
"""

from .message import Message, player
from .speech import Speech, files, language, languages, say, set_language, speech, system_language

__all__ = ["Message", "Speech", "files", "language", "languages", "player", "say", "set_language", "speech", "system_language"]
