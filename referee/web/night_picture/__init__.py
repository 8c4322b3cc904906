"""The picture of a night that people keep or send to friends: its content, its drawing, its PNG."""
