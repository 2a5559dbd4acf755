"""Admin: what whoever runs a cafe does to its store beside the server: backups, and tables closed, deleted and exported."""
