"""Engines that several games share."""
