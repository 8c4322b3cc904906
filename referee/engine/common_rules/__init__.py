"""Rules that every table shares: conduct, time-outs, penalties, people, rounds, facts and prompts."""
