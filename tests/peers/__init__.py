"""Plays other programs of our games beside the referee, outside the tests; `docs/peers.md` says how."""
