"""The rules engine, which imports only the standard library and can be used alone."""
