"""What `make release` checks before a release: the built wheel in an empty environment."""
