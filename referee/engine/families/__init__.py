"""Families: engines that several games share."""
