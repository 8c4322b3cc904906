"""Sentences in English, Korean and Japanese."""
