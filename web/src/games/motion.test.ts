import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.css'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The keyframes of a style sheet that end in nothing. */
const vanishing = (source: string): string[] =>
  [...source.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, name = '', frames = '']) =>
    /(?:100%|to) \{[^}]*opacity: 0;/.test(frames) ? [name] : [],
  );

describe('what fades away', () => {
  const animations = Object.entries(sources).flatMap(([path, source]) =>
    vanishing(source).flatMap((name) =>
      [...source.matchAll(new RegExp(`animation: ([^;]*\\b${name}\\b[^;]*);`, 'g'))].map(([, value = '']) => ({
        path,
        value,
      })),
    ),
  );

  it('is found in the style sheets', () => expect(animations.length).toBeGreaterThan(4));

  // The shorthand resets the fill mode: without its own word the element comes back when the animation is over.
  it.each(animations)('stays away: $path, $value', ({ value }) =>
    expect(value).toMatch(/\b(both|forwards|infinite)\b/),
  );
});
