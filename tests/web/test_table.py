"""What there is at a table besides playing: watching, lost lines, taking back, giving up, talking, languages, rules."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.table.server import Server
from tests.web.conftest import Visit
from tests.web.driver import Player
from tests.web.movers import Pointer, follow, race

SET_UP = 6  # actions after which all tiles of the stored match are set up


class Meeting:
    """People at a table where a stored match is played, from where its tiles are set up."""

    def __init__(self, *players: Player) -> None:
        self.players = players
        self.movers = [Pointer(player) for player in players]
        self.deeds = list(race().deeds())

    @property
    def plies(self) -> int:
        """How many actions have been played."""
        return self.players[0].plies()

    def due(self) -> Player:
        """Whose turn it is."""
        return self.players[self.deeds[self.plies].seat % len(self.players)]

    def play(self, count: int) -> int:
        """Play so many actions; everybody sees each of them. Gives back how many there are now."""
        follow(self.deeds[self.plies : self.plies + count], *self.movers)
        return self.plies


def meet(visit: Visit, one: str = "en", other: str = "en") -> tuple[Player, Player, Meeting]:
    """Two people at a table of their own."""
    anna, bert = visit(one), visit(other)
    link = anna.open_table("the-base", "me", "open", origin=race().origin(SET_UP))
    bert.sit_down(link, "Bert")
    expect(anna.page.locator(".veil")).to_have_count(0)
    return anna, bert, Meeting(anna, bert)


def alone(visit: Visit, lang: str = "en") -> tuple[Player, Meeting]:
    """One person who plays both sides."""
    player = visit(lang)
    player.open_table("the-base", "me", "me", origin=race().origin(SET_UP))
    return player, Meeting(player)


def bulletins(player: Player) -> Locator:
    """What is said over the board."""
    return player.page.locator(".bulletins")


def test_a_spectator_sees_everything_and_can_do_nothing(visit: Visit) -> None:
    anna, _, meeting = meet(visit)
    carl = visit("de").open(anna.page.url.removeprefix(anna.url))
    expect(carl.page.locator(".head small")).to_contain_text(carl.say("table-head-watching"))
    expect(anna.page.locator(".head small")).to_contain_text(anna.say("table-watching", count=1))
    meeting.play(6)
    carl.wait_plies(meeting.plies)
    assert (carl.board(), carl.log()) == (anna.board(), anna.log())
    assert not carl.can_act()
    carl.tab("chat")
    expect(carl.page.get_by_text(carl.say("table-chat-join"))).to_be_visible()
    anna.resign()
    expect(carl.page.locator("#end-title")).to_have_text(carl.say("table-end-winner", name="Bert", count=1))
    assert carl.button("table-deed-rematch").count() == 0


def test_the_page_comes_back_by_itself_when_the_server_was_killed(visit: Visit, server: Server) -> None:
    anna, bert, meeting = meet(visit)
    count = meeting.play(4)
    before = anna.board(), anna.log()
    for player in (anna, bert):
        player.expected += ["WebSocket connection", "Failed to load resource"]
    server.kill()
    for player in (anna, bert):
        expect(player.page.get_by_text(player.say("table-lost"))).to_be_visible()
        assert not player.offered(), "without a line nothing can be played"
    server.start()
    for player in (anna, bert):
        expect(player.page.get_by_text(player.say("table-lost"))).to_have_count(0)
        player.wait_plies(count)
        assert (player.board(), player.log()) == before
    meeting.play(2)
    assert anna.log()[:count] == before[1]


def test_an_action_whose_answer_was_lost_is_played_once(visit: Visit) -> None:
    player = visit()
    armed = False
    lost: list[str] = []

    def route(line: WebSocketRoute) -> None:
        table = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            table.send(message)
            if armed and not lost and json.loads(message)["type"] == "act":
                lost.append(str(message))
                table.on_message(lambda _: line.close())

        line.on_message(pass_on)

    player.page.route_web_socket("**/api/live", route)
    player.open_table("the-base", "me", "me", origin=race().origin(SET_UP))
    meeting = Meeting(player)
    armed = True
    count = meeting.plies
    meeting.play(1)
    assert lost
    expect(player.page.get_by_text(player.say("table-lost"))).to_have_count(0)
    player.wait_plies(count + 1)
    assert len(player.log()) == count + 1
    meeting.play(1)
    player.wait_plies(count + 2)
    assert len(player.log()) == count + 2


def test_a_page_that_is_loaded_again_is_as_before(visit: Visit) -> None:
    _, bert, meeting = meet(visit)
    count = meeting.play(3)
    before = bert.board(), bert.log()
    bert.page.reload()
    bert.wait_plies(count)
    assert (bert.board(), bert.log()) == before
    meeting.play(1)


def test_what_nobody_answered_is_taken_back_freely(visit: Visit) -> None:
    anna, bert, meeting = meet(visit)
    first, start = meeting.due(), anna.board()
    count = meeting.plies
    assert meeting.deeds[count].action["kind"] == "move", "nothing is revealed"
    meeting.play(1)
    first.press(first.undo_button)
    for player in (anna, bert):
        player.wait_plies(count)
        player.rest()
        assert player.board() == start
    assert first.can_act()
    assert meeting.play(1) == count + 1  # the same action again counts like any other


def test_later_the_others_are_asked_before_something_is_taken_back(visit: Visit) -> None:
    anna, bert, meeting = meet(visit, "de", "sk")
    seats = [deed.seat for deed in meeting.deeds]
    answered = next(at for at in range(SET_UP + 1, len(seats)) if seats[at] != seats[at - 1])
    meeting.play(answered - 1 - SET_UP)
    asking, before = meeting.due(), anna.board()
    acting = bert if asking is anna else anna
    count = meeting.play(2)  # the last action of one, and the answer of the other
    asking.press(asking.button("table-deed-ask-undo"))
    expect(bulletins(asking)).to_contain_text(asking.say("table-offer-wait-undo"))
    # No, and once more: yes.
    acting.press(bulletins(acting).get_by_role("button", name=acting.say("table-no"), exact=True))
    expect(bulletins(asking)).not_to_contain_text(asking.say("table-offer-wait-undo"))
    expect(bulletins(asking)).to_contain_text(asking.say("table-declined-undo", name="").strip())
    assert anna.plies() == bert.plies() == count
    asking.press(asking.button("table-deed-ask-undo"))
    acting.press(bulletins(acting).get_by_role("button", name=acting.say("table-yes"), exact=True))
    for player in (anna, bert):
        player.wait_plies(answered - 1)
        player.rest()
        assert player.board() == before
    assert asking.can_act()


def test_giving_up_and_a_rematch(visit: Visit) -> None:
    anna, bert, meeting = meet(visit, "cs", "de")
    meeting.play(2)
    first_table = anna.page.url
    bert.resign()
    assert bert.result() == bert.say("table-end-lost")
    assert anna.result() == anna.say("table-end-won")
    expect(anna.page.locator(".veil .why")).to_have_text(anna.say("table-end-resigned", name="Bert"))
    anna.press(anna.button("table-deed-rematch"))
    expect(bulletins(anna)).to_contain_text(anna.say("table-offer-wait-rematch"))
    bert.press(bert.button("table-yes"))
    for player in (anna, bert):
        player.page.wait_for_url(lambda url: url != first_table and "/t/" in url)
        expect(player.page.locator("#end-title")).to_have_count(0)
    assert anna.page.url == bert.page.url
    first = next(player for player in (anna, bert) if player.is_to_act())
    before = first.plies()
    first.press(first.main_button)  # the first tile lies in the hand
    first.wait_more_than(before)


def test_phrases_are_read_in_every_language(visit: Visit) -> None:
    anna, bert, _ = meet(visit, "de", "cs")
    for player in (anna, bert):
        player.tab("chat")
    anna.press(anna.button("table-chat-phrases"))
    anna.press(anna.button("table-phrase-good-luck"))
    said = bert.page.get_by_role("log", name=bert.say("table-chat"))
    expect(said).to_contain_text(bert.say("table-phrase-good-luck"))
    bert.page.get_by_role("textbox", name=bert.say("table-chat-say")).fill("Díky <b>Anno</b>!")
    bert.page.keyboard.press("Enter")
    heard = anna.page.get_by_role("log", name=anna.say("table-chat"))
    expect(heard).to_contain_text("Díky <b>Anno</b>!")
    expect(heard).to_contain_text(anna.say("table-phrase-good-luck"))


def test_what_is_said_while_nobody_looks_is_counted(visit: Visit) -> None:
    anna, bert, _ = meet(visit)
    anna.tab("chat")
    anna.page.get_by_role("textbox", name=anna.say("table-chat-say")).fill("one")
    anna.button("table-chat-send").click()
    count = bert.page.get_by_role("tab", name=re.compile(bert.say("table-chat"))).locator(".n")
    expect(count).to_have_text("1")
    bert.tab("chat")
    expect(count).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_match(visit: Visit) -> None:
    player, meeting = alone(visit)
    meeting.play(2)
    board, prompt = player.board(), player.prompt()
    player.press(player.page.locator(".tools").get_by_role("button", name=player.say("table-menu"), exact=True))
    player.press(player.page.locator(".langs").get_by_role("button", name="sk"))
    player.lang = "sk"
    expect(player.page.locator("html")).to_have_attribute("lang", "sk")
    expect(player.page.get_by_role("tab", name=player.say("table-log"))).to_be_visible()
    assert player.board() == board
    assert player.prompt() != prompt
    meeting.play(1)


def test_what_is_not_possible_says_why_with_its_rule(visit: Visit) -> None:
    player, meeting = alone(visit, "de")
    # A tile of the far side that is still hidden cannot be reached.
    count = meeting.plies
    view = meeting.deeds[count].view
    offered = player.offered()
    hidden = next(tile["cell"] for tile in view["tiles"] if tile["open"] is None and tile["cell"] not in offered)
    player.press(player.place(hidden))
    player.rest()
    rule = player.page.locator(".note.refusal a[href*='/rules/the-base#']")
    expect(rule).to_be_visible()
    assert player.plies() == count
    clause = (rule.get_attribute("href") or "").partition("#")[2]
    rule.click()
    drawer = player.page.get_by_role("dialog", name=player.say("table-rules"))
    expect(drawer.locator(f"[id='{clause}']")).to_be_in_viewport()
    player.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    player.at_table()
    meeting.play(1)


def test_looking_back_and_to_now(visit: Visit) -> None:
    player, meeting = alone(visit)
    boards = {}
    for _ in range(4):
        boards[meeting.plies] = player.board()
        meeting.play(1)
    now, count = player.board(), meeting.plies
    for at in range(count - 1, count - 5, -1):
        player.page.keyboard.press(",")
        expect(player.page.locator(".steps input[type=range]")).to_have_value(str(at))
        player.rest()
        assert player.board() == boards[at]
    assert not player.can_act()
    player.press(player.button("table-back-now"))
    expect(player.page.locator(".steps input[type=range]")).to_have_value(str(count))
    assert player.board() == now
    assert player.can_act()


def test_the_board_in_words_plays_too(visit: Visit) -> None:
    player, meeting = alone(visit, "cs")
    count = meeting.plies
    player.tab("text")
    twin = player.page.get_by_role("region", name=player.say("the-base-board-twin"))
    expect(twin.get_by_role("columnheader")).to_have_count(7)
    expect(twin.get_by_role("row")).to_have_count(6)
    action = twin.get_by_role("listitem").get_by_role("button").filter(has_text=meeting.deeds[count].text)
    action.click()
    player.tab("log")
    player.wait_plies(count + 1)
    assert player.log()[-1] == meeting.deeds[count].text


def test_a_piece_is_dragged_where_it_may_go(visit: Visit) -> None:
    player, meeting = alone(visit)
    count = meeting.plies
    deed = meeting.deeds[count]
    piece = f"{'XM'[deed.seat]}{deed.action['piece']}"
    before = player.board()["pieces"]
    player.place(before[piece]).drag_to(player.place(deed.action["to"]))
    player.wait_plies(count + 1)
    player.rest()
    assert player.board()["pieces"] == {**before, piece: deed.action["to"]}
