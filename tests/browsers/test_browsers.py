"""A short visit to every part of the client, in each browser: home, a table of each game, a lesson, a replay.

Every deal is pinned and all seats are at one screen, so neither chance nor a bot takes part.
"""

from __future__ import annotations

import sublevel
from sublevel.engine.match import Match
from tests.browsers.guest import GO, LOG, NAME, Guest

SEED = 7

# A square of the ship is a spot of the picture: the board knows where.
SQUARE = """square => {
  const board = document.querySelector('.stage .star-quest');
  const offers = document.querySelector('[data-offers]')?.dataset.offers ?? '';
  if (!board || !offers.split(' ').includes(square)) return null;
  const { x, y } = board.querySelector('.hulk').getBoundingClientRect();
  const spot = board.spotOf(square);
  return [x + spot.x, y + spot.y];
}"""
# The cell under a piece of The Base, whichever way the board lies.
UNDER = """piece => {
  const middle = (found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(document.querySelector(`[data-piece=${piece}]`));
  return document.elementsFromPoint(x, y).find((found) => found.dataset.place)?.dataset.place ?? null;
}"""
HINT = ".moment .prompt small"
HELD = ".tray [data-card]"
LESSON = ".lesson .card .label"
AT_STEP = "step => document.querySelector('.steps input[type=range]')?.value === String(step)"
CUT_OFF = """css => {
  const { scrollHeight, clientHeight } = document.querySelector(css);
  return scrollHeight > clientHeight + 2;  // heights are rounded
}"""
LOSE_PICTURE = """() => document.querySelector('.stage canvas').getContext('webgl2')
  .getExtension('WEBGL_lose_context').loseContext()"""


def deal(game: str, **options: str | int) -> Match:
    """The first position of a game, always the same."""
    return sublevel.game(game).new(SEED, options)


def the_base() -> Match:
    """The Base when the tiles of the first column are set up."""
    match = deal("the-base")
    for text in ("e2@NE", "e5@NEW", "e3@NEW", "a4@EW", "a2@SW", "a3@EW"):
        match.play(match.due[0], text)
    return match


def test_home_leads_to_the_rules(guest: Guest) -> None:
    browser = guest.browser
    guest.open("/")
    titles = [guest.say(f"{game}-title") for game in ("the-base", "underground", "star-quest", "panic-station")]
    browser.read(".door.lit h2", titles[0])
    browser.wait("() => document.querySelectorAll('.door .way svg').length === 4")
    assert browser.texts(".door h2") == titles
    browser.click("header nav a[href='/rules/the-base']")
    browser.read("h1", titles[0])


def test_the_base(guest: Guest) -> None:
    browser, match = guest.browser, the_base()
    guest.sit_down(match)
    guest.prompted("the-base-board-prompt-play", count=3, can="mt")
    browser.click("[data-place=m2]")
    browser.click("[data-place=e2]")
    guest.played(match, 1, "1-e2")
    assert browser.run(UNDER, "M1") == "e2"
    guest.prompted("the-base-board-prompt-play", count=2, can="mtr")
    browser.click("[data-place=e3]")
    browser.click(GO)
    guest.reached(match, 1, "e3@NES")
    leads = guest.say("the-base-board-open", leads="somewhere", places="e2, m3, e4")
    guest.told("the-base-board-tile-told", kind="rotated", cell="e3", open=leads)
    browser.click("[data-place=m3]")
    browser.click("[data-place=e3]")
    guest.played(match, 1, "3-e3")
    assert browser.run(UNDER, "M3") == "e3"


def test_underground_goes_on_as_a_plan_when_the_picture_is_lost(guest: Guest) -> None:
    browser, match = guest.browser, deal("underground", players=1, setup_choices="auto")
    guest.sit_down(match)
    browser.see(".stage canvas[data-stats]")  # the table in three dimensions is drawn
    browser.run(LOSE_PICTURE)
    browser.see(".stage [data-cell=D1]")
    browser.read("[aria-pressed=true]", guest.say("underground-board-view-plan"))
    guest.prompted("underground-board-prompt-play")
    browser.click(".moment [data-card=F5]")
    guest.played(match, 0, "C F5")
    browser.gone(".stage .point")  # the card is out of the hand, so its cell is no longer pointed at
    browser.click("[data-cell=B5]")
    guest.played(match, 0, "P JIAr0@B3")
    guest.prompted("underground-board-prompt-then-move", count=3)
    browser.click("[data-cell=E2]")
    guest.played(match, 0, "D1-D2", "D2-E2")
    guest.prompted("underground-board-prompt-move", count=1)


def test_star_quest(guest: Guest) -> None:
    browser, match = guest.browser, deal("star-quest", players=2, mission="first-boarding")
    for text in ("kit AXE", "weapons LLLN", "card DZ", "card SA", "card TG", "card TA:L", "pick oDT"):
        match.play(0, text)
    guest.sit_down(match)
    guest.take_over()
    guest.prompted("star-quest-board-prompt-choose", count=5)
    browser.point(*browser.wait(SQUARE, "dR1"))
    guest.prompted("star-quest-board-prompt-act", can="m", figure="R4", steps=4)
    browser.point(*browser.wait(SQUARE, "c5"))
    guest.reached(match, 0, "R4", "R4 e", "R4 e", "R4 se", "R4 s")
    browser.see("[data-figure=R4][data-at=c5]")
    browser.click(".moment .btn", "b5E")
    guest.take_over()
    guest.played(match, 0, "R4 open b5E")
    browser.see(".door.open[data-door=b5E]")
    browser.click(".moment .btn", guest.say("star-quest-board-do-scandone"))
    guest.take_over()
    guest.played(match, 1, "scandone")


def test_panic_station(guest: Guest) -> None:
    browser, match = guest.browser, deal("panic-station", players=4)
    trooper = guest.say("panic-station-board-character", player=NAME, kind="T")
    guest.sit_down(match)
    guest.take_over()
    guest.prompted("panic-station-board-prompt-duty", count=4)
    browser.click("[role=tab]", guest.say("table-log"))
    browser.click("[data-mode=lay]")
    browser.click("[data-place='0,1']")
    browser.click(GO)
    guest.played(match, 0, "lay 0,1u")
    browser.click("[data-room='0,1']")
    guest.played(match, 0, "mv RT N", who=trooper)
    guest.prompted("panic-station-board-prompt-duty", count=2)
    cards = browser.count(HELD)
    browser.click("[data-mode=find]")
    browser.click(GO)
    guest.played(match, 0, "find RT", who=trooper)
    guest.prompted("panic-station-board-prompt-turn", count=1)
    assert browser.count(HELD) == cards + 1
    assert not browser.run(CUT_OFF, HINT)


def test_a_lesson(guest: Guest) -> None:
    browser = guest.browser
    guest.open("/learn/the-base#goal")
    for step in (1, 2):
        browser.read(LESSON, guest.say("learn-step", step=step, all=4))
        browser.click(".lesson .card .btn.go")
    for step, piece, place in ((3, "d2", "e2"), (4, "e2", "m2")):
        browser.read(LESSON, guest.say("learn-step", step=step, all=4))
        browser.click(f"[data-place={piece}]")
        browser.click(f"[data-place={place}]")
    browser.read(LESSON, guest.say("learn-well-done"))


def test_a_replay(guest: Guest) -> None:
    browser, match = guest.browser, the_base()
    match.play(1, "1-e2")
    guest.sit_down(match)
    browser.click(".tools button", guest.say("table-menu"))
    browser.click(".menu .list button", guest.say("table-deed-resign"))
    browser.click("dialog button", guest.say("table-deed-resign"))
    browser.see("#end-title")
    browser.click("a[href^='/replay/']", guest.say("table-end-replay"))
    browser.wait(AT_STEP, 0)
    browser.type("ArrowRight")
    browser.wait(AT_STEP, 1)
    browser.click(LOG, match.narration(1)[0].text("en"))
    browser.wait(AT_STEP, 7)
    assert browser.run(UNDER, "M1") == "e2"
    browser.click(".steps button")
    browser.wait(AT_STEP, 6)
    assert browser.run(UNDER, "M1") == "m2"
