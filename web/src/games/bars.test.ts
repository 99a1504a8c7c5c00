import { expect, it } from 'vitest';

const [sheet = ''] = Object.values(
  import.meta.glob<string>('../table/table.css', { eager: true, query: '?raw', import: 'default' }),
);
const sources = import.meta.glob<string>(['../**/*.svelte', '!./dev/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const BAR = /<(?:face\.)?Bar\b/;
const pages = Object.entries(sources).filter(([, source]) => BAR.test(source));

it('are at table, in analysis and in lessons', () => expect(pages).toHaveLength(3));

// What is chosen there adds and removes buttons: the board beside it must not jump.
it.each(pages)('the bar of %s has one height', (_, source) => {
  const holder = source.slice(0, source.search(BAR)).match(/<(?:div|footer)\b[^>]*\bsteady\b[^>]*>/g);
  expect(holder).toHaveLength(1);
  // Who does not use the table's style sheet has rules of its own.
  if (!source.includes('table.css')) expect(source).toMatch(/\.steady \{\s*height: \d+px;/);
});

it('the table has a height for the bar on a desk, a narrow desk and a phone', () =>
  expect(sheet.match(/\.bar\.steady \{\s*height: [^;]*\d/g)).toHaveLength(3));
