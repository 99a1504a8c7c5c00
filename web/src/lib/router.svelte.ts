// Which page is shown. Every link to an address of ours is followed without loading the page anew.
import { tick } from 'svelte';

export const PAGES = {
  home: /^\/$/,
  lobby: /^\/lobby\/?$/,
  new: /^\/new\/([a-z0-9-]+)\/?$/,
  table: /^\/t\/([A-Za-z0-9_-]+)\/?$/,
  replay: /^\/replay(?:\/([A-Za-z0-9_-]+))?\/?$/,
  analysis: /^\/analysis\/([a-z0-9-]+)\/?$/,
  rules: /^\/rules\/([a-z0-9-]+)\/?$/,
  learn: /^\/learn(?:\/([a-z0-9-]+))?\/?$/,
  scenarios: /^\/scenarios\/([a-z0-9-]+)\/?$/,
  campaign: /^\/campaign\/([a-z0-9-]+)\/?$/,
  settings: /^\/settings\/?$/,
} as const;

/** `school`: the lessons of all games. */
export type PageName = keyof typeof PAGES | 'school' | 'missing';

export interface Place {
  page: PageName;
  /** the table, replay or game that the address names; empty if it names none */
  id: string;
  path: string;
  query: URLSearchParams;
  /** without the # */
  hash: string;
}

/** What an address means. */
export function placeOf(address: string | URL): Place {
  const url = new URL(address, location.origin);
  const rest = { path: url.pathname, query: url.searchParams, hash: decodeURIComponent(url.hash.slice(1)) };
  for (const [page, pattern] of Object.entries(PAGES)) {
    const found = pattern.exec(url.pathname);
    if (found) return { page: page as PageName, id: found[1] ?? '', ...rest };
  }
  return { page: 'missing', id: '', ...rest };
}

class Route {
  #place: Place = $state.raw(placeOf(location.href));

  get page(): PageName {
    return this.#place.page;
  }
  get id(): string {
    return this.#place.id;
  }
  get path(): string {
    return this.#place.path;
  }
  get query(): URLSearchParams {
    return this.#place.query;
  }
  get hash(): string {
    return this.#place.hash;
  }

  /** Shows what the address line says. */
  follow(): void {
    this.#place = placeOf(location.href);
  }
}

export const route = new Route();

/** Goes to an address of ours. */
export function navigate(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.follow();
  if (location.hash) void tick().then(() => document.getElementById(route.hash)?.scrollIntoView());
  else if (location.pathname !== before) scrollTo(0, 0);
}

/** Whether a click on a link is ours to follow: same site, same window, no file. */
export function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  return link.origin === location.origin && placeOf(link.href).page !== 'missing';
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link?.href || !isOurs(event, link)) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

/** Follows clicks and the browser's back and forward, as long as the page lives. */
export function keepRoute(): () => void {
  const onMove = (): void => route.follow();
  document.addEventListener('click', onClick);
  addEventListener('popstate', onMove);
  return () => {
    document.removeEventListener('click', onClick);
    removeEventListener('popstate', onMove);
  };
}
