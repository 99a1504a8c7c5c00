"""Panic Station: everybody starts human, somebody does not stay so."""
