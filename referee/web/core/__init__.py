"""What every page of the web needs: the request's phone, language and table, limits, the drawing of pieces."""
