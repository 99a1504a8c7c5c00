"""Underground: build the way up and out, before the water, the cards or the kidnapper end it."""
