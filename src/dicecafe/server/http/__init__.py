"""HTTP: the API with its OpenAPI description, the pages of the built client, and the words of a language."""
