"""People across nights: standings, seasons and their files, the page and pictures of a person."""
