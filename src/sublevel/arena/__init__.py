"""Tournaments between bots: schedule, play over many processes or machines, ratings, reports."""
