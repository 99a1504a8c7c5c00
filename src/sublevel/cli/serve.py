"""`sublevel serve`: the table in the browser, for one machine or for the world."""

from __future__ import annotations

import logging
import os
from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at: 127.0.0.1, or 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen at: 8000, or another; 0 for any.")] = None,
    store: Annotated[
        str | None,
        typer.Option(help="Where tables are kept: sqlite:FILE or postgresql://..., or else a file of yours."),
    ] = None,
    scenarios: Annotated[
        str | None, typer.Option(help="A folder of scenarios of your own, each a file; see `sublevel scenario`.")
    ] = None,
    data: Annotated[
        str | None,
        typer.Option(help="A folder with what is printed on the components of your boxes; see `sublevel data`."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open it in the browser, too.")] = False,
) -> None:
    """Open the table: play in the browser, against bots or with others.

    \b
    The environment can say the same, and more:
      SUBLEVEL_HOST, SUBLEVEL_PORT, SUBLEVEL_STORE, SUBLEVEL_SCENARIOS, SUBLEVEL_DATA
      SUBLEVEL_ORIGINS    further addresses at which its pages are open
      SUBLEVEL_PROXIES    addresses of proxies whose X-Forwarded-For is believed
      SUBLEVEL_WORKERS    processes in which bots think
      SUBLEVEL_GUESTS     days after which guests who sit nowhere and stay away are forgotten: 90; 0: never
      SUBLEVEL_FREE_DISK  MiB that have to be free where tables are kept, or /readyz says so: 100
      SUBLEVEL_METRICS_TOKEN  opens /metrics to other machines; without it only this one reads them
      SUBLEVEL_LIMITS     off: no limits on requests, for load tests

    \b
    Examples:
      sublevel serve --open
      sublevel serve --host 0.0.0.0 --port 80
    """
    from sublevel.table.serving import run
    from sublevel.table.settings import read_settings

    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what strangers send wrong is their business
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    run(read_settings(os.environ, host=host, port=port, store=store, scenarios=scenarios, data=data), open_browser)
