"""Engines that know only the core."""
