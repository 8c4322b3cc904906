"""Screen parts: the phone, panels, the trick, card grids, charts."""
