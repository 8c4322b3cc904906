"""The pages: each file with a blueprint `page` is one, and nothing else lists it."""
