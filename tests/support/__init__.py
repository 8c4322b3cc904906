"""Helpers that several packages of the tests share.

People and pages: `client` (a phone's browser), `lobby` (an app and people who sit down), `night` (an app with a game
under way), `worlds` (two nights that differ in a secret), `toy` and `writer` (a table without a game, and a process
that writes to it).

Logs and records: `game_logs` (a log from lines of text), `queries`
(what people type into the search), `cited` (ids of rules).

Random tests: `player` (random lines at a table of any game, and whole games of legal ones), `offers` (lines that a
screen offers), `drawn` (the number of Hypothesis examples), `heartless` (rounds of Hearts that share no code with the
referee).
"""
