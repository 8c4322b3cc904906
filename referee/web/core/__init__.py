"""Shared parts of all pages: the request's phone, language and table, limits, the drawing of pieces."""
