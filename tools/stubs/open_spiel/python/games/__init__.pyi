"""Games of OpenSpiel in Python; importing one registers it."""
