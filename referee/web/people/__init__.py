"""People across nights: the span of nights that a page adds up, and who may change a person."""
