"""Tests of the pages over HTTP, each with its own app."""
