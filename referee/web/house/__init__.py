"""House rules on pages: the form, kept rules, links, the search, the rulebook, the games on offer."""
