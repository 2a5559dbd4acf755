"""Workers: processes that think for the tables, so that a table never waits for a thought, and any thought can be stopped."""
