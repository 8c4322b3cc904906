"""Pictures of the main screens, and those of the README."""
