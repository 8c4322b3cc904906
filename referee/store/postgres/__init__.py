"""A database that several servers use at once: PostgreSQL."""
