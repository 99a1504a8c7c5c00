import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Tabs from './Tabs.svelte';

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

/** The second of two tabs, with the focus on it. */
function second(): HTMLElement {
  const tabs = ['log', 'chat'].map((name) => ({ name, label: name, icon: 'gear' as const }));
  const content = createRawSnippet(() => ({ render: () => '<p>content</p>' }));
  shown = mount(Tabs, { target: document.body, props: { tabs, tab: 'log', label: 'panels', content } });
  flushSync();
  const tab = document.querySelectorAll<HTMLElement>('[role=tab]')[1] as HTMLElement;
  tab.focus();
  return tab;
}
const press = (tab: HTMLElement, detail: number): boolean =>
  tab.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));

it('a click on a tab leaves the keys to the table', () => {
  const tab = second();
  press(tab, 1);
  flushSync();
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(document.body);
});

it('a press by keyboard stays on the tab', () => {
  const tab = second();
  press(tab, 0);
  flushSync();
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(tab);
});
