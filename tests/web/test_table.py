"""What there is at a table besides playing: watching, lost lines, taking back, giving up, talking, languages, rules."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.table.server import Server
from tests.web.conftest import Visit
from tests.web.driver import Player, agree


def meet(visit: Visit, one: str = "en", other: str = "en") -> tuple[Player, Player]:
    """Two people at a table of their own."""
    anna, bert = visit(one), visit(other)
    bert.sit_down(anna.set_up("me", "open"), "Bert")
    expect(anna.page.locator(".veil")).to_have_count(0)
    return anna, bert


def mover(*players: Player) -> Player:
    """Whose turn it is."""
    agree(*players)
    [acting] = [player for player in players if player.can_act()]
    return acting


def play(count: int, *players: Player) -> int:
    """So many actions by whoever may act; everybody sees each of them. Gives back how many there were in all."""
    for _ in range(count):
        acting = mover(*players)
        actions = acting.plies()
        acting.act()
        acting.wait_more_than(actions)
    return agree(*players)


def set_up_done(*players: Player) -> Player:
    """Play until the tiles are set up; gives back whose turn it is. Before that a page may act by itself."""
    while len((acting := mover(*players)).offered()) <= 2:
        play(1, *players)
    return acting


def bulletins(player: Player) -> Locator:
    """What is said over the board."""
    return player.page.locator(".bulletins")


def test_a_spectator_sees_everything_and_can_do_nothing(visit: Visit) -> None:
    anna, bert = meet(visit)
    carl = visit("de").open(anna.page.url.removeprefix(anna.url))
    expect(carl.page.locator(".head small")).to_contain_text(carl.say("table-head-watching"))
    expect(anna.page.locator(".head small")).to_contain_text(anna.say("table-watching", count=1))
    play(6, anna, bert)
    agree(anna, bert, carl)
    assert not carl.can_act()
    carl.tab("chat")
    expect(carl.page.get_by_text(carl.say("table-chat-join"))).to_be_visible()
    anna.resign()
    expect(carl.page.locator("#end-title")).to_have_text(carl.say("table-end-winner", name="Bert", count=1))
    assert carl.button("table-deed-rematch").count() == 0


def test_the_page_comes_back_by_itself_when_the_server_was_killed(visit: Visit, server: Server) -> None:
    anna, bert = meet(visit)
    count = play(4, anna, bert)
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
    play(2, anna, bert)
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
    player.set_up("me", "me")
    set_up_done(player)
    armed = True
    count = player.plies()
    player.act()
    assert lost
    expect(player.page.get_by_text(player.say("table-lost"))).to_have_count(0)
    player.wait_plies(count + 1)
    assert len(player.log()) == count + 1
    player.play(1)
    player.wait_plies(count + 2)
    assert len(player.log()) == count + 2


def test_a_page_that_is_loaded_again_is_as_before(visit: Visit) -> None:
    anna, bert = meet(visit)
    count = play(3, anna, bert)
    before = bert.board(), bert.log()
    bert.page.reload()
    bert.wait_plies(count)
    assert (bert.board(), bert.log()) == before
    play(1, anna, bert)


def test_what_nobody_answered_is_taken_back_freely(visit: Visit) -> None:
    anna, bert = meet(visit)
    for _ in range(30):
        first = set_up_done(anna, bert)
        start, count = first.board(), agree(anna, bert)
        play(1, anna, bert)
        if first.undo_button.count():
            break  # nothing was revealed
    first.press(first.undo_button)
    for player in (anna, bert):
        player.wait_plies(count)
        assert player.board() == start
    assert mover(anna, bert) is first
    play(2, anna, bert)


def test_later_the_others_are_asked_before_something_is_taken_back(visit: Visit) -> None:
    anna, bert = meet(visit, "de", "sk")
    boards = {}
    for _ in range(25):
        acting = set_up_done(anna, bert)
        boards[anna.plies()] = anna.board()
        play(1, anna, bert)
        other = bert if acting is anna else anna
        if len(boards) > 3 and other.button("table-deed-ask-undo").count():
            break  # what he played before was answered
    count = anna.plies()
    other.press(other.button("table-deed-ask-undo"))
    expect(bulletins(other)).to_contain_text(other.say("table-offer-wait-undo"))
    # No, and once more: yes.
    acting.press(bulletins(acting).get_by_role("button", name=acting.say("table-no"), exact=True))
    expect(bulletins(other)).not_to_contain_text(other.say("table-offer-wait-undo"))
    assert anna.plies() == bert.plies() == count
    other.press(other.button("table-deed-ask-undo"))
    acting.press(bulletins(acting).get_by_role("button", name=acting.say("table-yes"), exact=True))
    for player in (anna, bert):
        expect(player.page.locator(".steps input[type=range]")).not_to_have_attribute("max", str(count))
    left = anna.plies()
    bert.wait_plies(left)
    assert anna.board() == bert.board() == boards[left]
    assert mover(anna, bert) is other


def test_giving_up_and_a_rematch(visit: Visit) -> None:
    anna, bert = meet(visit, "cs", "de")
    play(2, anna, bert)
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
    play(1, anna, bert)


def test_phrases_are_read_in_every_language(visit: Visit) -> None:
    anna, bert = meet(visit, "de", "cs")
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
    anna, bert = meet(visit)
    anna.tab("chat")
    anna.page.get_by_role("textbox", name=anna.say("table-chat-say")).fill("one")
    anna.button("table-chat-send").click()
    count = bert.page.get_by_role("tab", name=re.compile(bert.say("table-chat"))).locator(".n")
    expect(count).to_have_text("1")
    bert.tab("chat")
    expect(count).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_match(visit: Visit) -> None:
    player = visit("en")
    player.set_up("me", "me")
    player.wait_turn()
    player.play(2)
    player.wait_turn()
    board, prompt, count = player.board(), player.prompt(), player.plies()
    player.press(player.page.locator(".tools").get_by_role("button", name=player.say("table-menu"), exact=True))
    player.press(player.page.locator(".langs").get_by_role("button", name="sk"))
    player.lang = "sk"
    expect(player.page.locator("html")).to_have_attribute("lang", "sk")
    expect(player.page.get_by_role("tab", name=player.say("table-log"))).to_be_visible()
    assert player.board() == board
    assert player.prompt() != prompt
    player.play(1)
    player.wait_more_than(count)


def test_what_is_not_possible_says_why_with_its_rule(visit: Visit) -> None:
    player = visit("de")
    player.set_up("me", "me")
    # The set-up leaves no choice of places; then anything that is not offered will do.
    note = player.page.locator(".note.refusal, .bulletins .bad")
    places = [f"{column}{lane}" for lane in "12345" for column in "abcdexm"]
    rule = note.locator("a[href*='/rules/the-base#']")
    for _ in range(30):
        player.wait_turn()
        if len(player.offered()) > 2:
            break
        player.act()
    count = player.plies()
    for place in places:
        if place in player.offered():
            continue
        player.page.mouse.move(5, 5)
        player._point(place)
        if rule.count():
            break
    expect(rule.first).to_be_visible()
    assert player.plies() == count
    clause = (rule.first.get_attribute("href") or "").partition("#")[2]
    rule.first.click()
    drawer = player.page.get_by_role("dialog", name=player.say("table-rules"))
    expect(drawer.locator(f"[id='{clause}']")).to_be_in_viewport()
    player.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    player.at_table()
    player.play(1)


def test_looking_back_and_to_now(visit: Visit) -> None:
    player = visit()
    player.set_up("me", "me")
    boards = {}
    for _ in range(4):
        player.wait_turn()
        boards[player.plies()] = player.board()
        player.act()
    player.wait_turn()
    now, count = player.board(), player.plies()
    for at in range(count - 1, -1, -1):
        player.page.keyboard.press(",")
        expect(player.page.locator(".steps input[type=range]")).to_have_value(str(at))
        assert player.board() == boards.get(at, player.board())
    assert not player.can_act()
    player.press(player.button("table-back-now"))
    expect(player.page.locator(".steps input[type=range]")).to_have_value(str(count))
    assert player.board() == now
    assert player.can_act()


def test_the_board_in_words_plays_too(visit: Visit) -> None:
    player = visit("cs")
    player.set_up("me", "me")
    player.wait_turn()
    before = player.position()
    player.tab("text")
    twin = player.page.get_by_role("region", name=player.say("the-base-board-twin"))
    expect(twin.get_by_role("columnheader")).to_have_count(7)
    expect(twin.get_by_role("row")).to_have_count(6)
    action = twin.get_by_role("listitem").get_by_role("button").last
    notation = action.locator(".mono").inner_text()
    player.gesture(action.click, plays=True)
    assert player.position() != before
    player.tab("log")
    assert player.log()[-1] == notation


def test_a_piece_is_dragged_where_it_may_go(visit: Visit) -> None:
    player = visit()
    player.set_up("me", "me")
    movable = player.page.locator("rect.hit.grab")
    for _ in range(40):
        assert player.wait_turn()
        if movable.count():
            break
        player.act()
    piece = movable.first
    tiles = player.labels()
    player.gesture(piece.click)
    rings = [place for place, label in player.labels().items() if tiles.get(place) != label]
    rings = [place for place in rings if player.place(place).get_attribute("aria-pressed") is None]
    player.page.keyboard.press("Escape")
    before, count = player.board(), player.plies()
    player.gesture(lambda: piece.drag_to(player.place(rings[0])), plays=True)
    player.wait_more_than(count)
    after = player.board()
    [moved] = [piece for piece, place in after["pieces"].items() if before["pieces"][piece] != place]
    assert after["pieces"][moved] == rings[0]
