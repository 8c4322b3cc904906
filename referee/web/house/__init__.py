"""House rules on pages: the form, kept rules, links, the games on offer."""
