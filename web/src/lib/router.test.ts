import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepRoute, navigate, placeOf, route } from './router.svelte';

describe('an address', () => {
  it.each([
    ['/', 'home', ''],
    ['/lobby', 'lobby', ''],
    ['/lobby/', 'lobby', ''],
    ['/new/the-base', 'new', 'the-base'],
    ['/t/aB3_-x', 'table', 'aB3_-x'],
    ['/replay', 'replay', ''],
    ['/replay/aB3', 'replay', 'aB3'],
    ['/rules/the-base', 'rules', 'the-base'],
    ['/learn/the-base', 'learn', 'the-base'],
    ['/learn', 'learn', ''],
    ['/learn/', 'learn', ''],
    ['/settings', 'settings', ''],
    ['/t/', 'missing', ''],
    ['/t/a/b', 'missing', ''],
    ['/nowhere', 'missing', ''],
  ])('%s is the page %s', (address, page, id) => {
    expect(placeOf(address)).toMatchObject({ page, id });
  });

  it('keeps its query and its hash', () => {
    const place = placeOf('/rules/the-base?a=1#BASE-MOVE-7');
    expect(place.hash).toBe('BASE-MOVE-7');
    expect(place.query.get('a')).toBe('1');
  });
});

describe('moving', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = keepRoute();
    navigate('/');
  });
  afterEach(() => stop());

  /** Whether the router took the click. The browser never gets it: nothing is loaded in a test. */
  function click(html: string, how: MouseEventInit = {}): boolean {
    let taken = false;
    const last = (event: Event): void => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', last, { once: true });
    document.body.innerHTML = html;
    document.body
      .querySelector('b, a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    return taken;
  }

  it('shows the new page at once', () => {
    navigate('/t/abcd');
    expect([route.page, route.id, location.pathname]).toEqual(['table', 'abcd', '/t/abcd']);
  });

  it('follows links of ours without loading', () => {
    expect(click('<a href="/settings"><b>x</b></a>')).toBe(true);
    expect(route.page).toBe('settings');
  });

  it.each([
    ['another site', '<a href="https://example.org/settings">x</a>', {}],
    ['a new tab', '<a href="/settings">x</a>', { ctrlKey: true }],
    ['a window of its own', '<a href="/settings" target="_blank">x</a>', {}],
    ['a download', '<a href="/settings" download>x</a>', {}],
    ['no page of ours', '<a href="/api/games">x</a>', {}],
  ])('leaves %s to the browser', (_, html, how) => {
    expect(click(html, how)).toBe(false);
    expect(route.page).toBe('home');
  });
});
