"""Sheets to print, of games, studies and puzzles."""
