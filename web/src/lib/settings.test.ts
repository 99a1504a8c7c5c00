import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adopt, defaults, keepSettings, preferredLanguage, settings, STORED_AS, stored } from './settings.svelte';

describe('what is stored', () => {
  it('is taken over where it is sound, and only there', () => {
    const values = defaults();
    adopt(values, {
      theme: 'light',
      volume: 2,
      sound: 'yes',
      language: 'fr',
      animation: 'fast',
      overlays: { 'the-base': ['threats'] },
      unknown: 1,
    });
    expect(values).toEqual({
      ...defaults(),
      theme: 'light',
      animation: 'fast',
      overlays: { 'the-base': ['threats'] },
    });
    for (const nonsense of [null, 7, 'x', [], { overlays: { a: [1] } }]) {
      adopt(values, nonsense);
      expect(values.theme).toBe('light');
    }
  });
});

describe('the language', () => {
  it.each([
    [['sk-SK', 'en'], 'sk'],
    [['fr', 'de-AT', 'cs'], 'de'],
    [['pl'], 'en'],
    [[], 'en'],
  ])('for a browser that prefers %s is %s', (wished, lang) => {
    expect(preferredLanguage(wished)).toBe(lang);
  });
});

describe('a change', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = keepSettings();
    flushSync();
  });
  afterEach(() => stop());

  it('is stored and shown at once', () => {
    settings.theme = 'light';
    flushSync();
    expect(stored(STORED_AS)).toMatchObject({ theme: 'light' });
    expect(document.documentElement.dataset['theme']).toBe('light');
    settings.theme = 'dark';
    flushSync();
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it.each([
    ['normal', 'normal'],
    ['off', 'off'],
  ] as const)('of the animations to %s is known to the style sheets', (animation, motion) => {
    settings.animation = animation;
    flushSync();
    expect(document.documentElement.dataset['motion']).toBe(motion);
  });

  it('in another tab is taken over', () => {
    localStorage.setItem(STORED_AS, JSON.stringify({ ...defaults(), flip: true }));
    dispatchEvent(Object.assign(new Event('storage'), { key: STORED_AS }));
    expect(settings.flip).toBe(true);
  });
});
