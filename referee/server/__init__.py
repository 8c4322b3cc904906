"""The server process and its helpers."""
