"""Questions about a log: what if, where a value comes from, and hindsight."""
