"""The checks of `make release` before a release: the built wheel in an empty environment."""
