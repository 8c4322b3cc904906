"""Helpers that several packages of the tests share.

People and pages: `client` (a phone's browser), `lobby` (an app and people who sit down), `night` (an app with a game
under way), `worlds` (two nights that differ in a secret), `toy` and `writer` (a table without a game, and a process
that writes to it).

Logs and records: `game_logs` (a log from lines of text), `cases` (the examples that every house rule needs), `queries`
(what people type into the search), `cited` (ids of rules).

Random tests: `drawn` (the number of Hypothesis examples), `strategies` (lines, heads and records), `evenings`,
`random_shedding`, `random_melds` and `random_tricks` (tables that grow by random lines), `offers` (lines that a screen
offers), `grown` and `same` (properties of such tables), `heartless` and `melders` (players with real cards),
`whole_games` (games to their end).
"""
