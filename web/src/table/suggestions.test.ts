import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameFace } from '../games/game';
import { seat } from '../lib/fixture';
import type { Proposal, Scene } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { language } from '../lib/text.svelte';
import Suggestions from './Suggestions.svelte';

const seats = [seat(0, { name: 'Jana', mine: true }), seat(1, { name: 'Otto' }), seat(2, { name: 'Eva' })];
const face = {
  words: (_: Scene, { text }: { text: string }) => `go ${text}`,
  colour: () => '--seat',
  Emblem: () => undefined,
} as unknown as GameFace;

let target: HTMLElement;
let shown: Record<string, unknown>;
const onshow = vi.fn();
const onagree = vi.fn();
const onwithdraw = vi.fn();

function show(proposals: Proposal[], playable = true): void {
  shown = mount(Suggestions, {
    target,
    props: { proposals, seats, scene: {} as Scene, face, onshow: playable ? onshow : null, onagree, onwithdraw },
  });
  flushSync();
}
const button = (name: string): HTMLButtonElement | undefined =>
  [...target.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});
beforeEach(() => {
  vi.clearAllMocks();
  target = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await unmount(shown);
  target.remove();
});

describe('a suggestion', () => {
  it('says who suggests what, and who likes it', () => {
    show([{ seat: 1, texts: ['a', 'b', 'c', 'd', 'e'], agreed: [0, 2] }]);
    const text = target.textContent ?? '';
    expect(text).toContain('Otto suggests:');
    expect(text).toContain('go a · go b · go c · go d · …');
    expect(text).toContain('Liked by Jana and Eva');
    expect(button('Good idea')?.getAttribute('aria-pressed')).toBe('true');
    button('Good idea')?.click();
    expect(onagree).toHaveBeenCalledWith(1, false);
  });

  it('is taken up by who is to act, and by nobody else', async () => {
    show([{ seat: 1, texts: ['a', 'b'], agreed: [] }]);
    button('Good idea')?.click();
    expect(onagree).toHaveBeenCalledWith(1, true);
    button('Take it up')?.click();
    expect(onshow).toHaveBeenCalledWith(['a', 'b']);
    await unmount(shown);
    show([{ seat: 1, texts: ['a'], agreed: [] }], false);
    expect(button('Take it up')).toBeUndefined();
  });

  it('of my own can be withdrawn', () => {
    show([{ seat: 0, texts: ['a'], agreed: [] }]);
    expect(target.textContent).toContain('You suggest:');
    expect(button('Good idea')).toBeUndefined();
    button('Withdraw')?.click();
    expect(onwithdraw).toHaveBeenCalledWith(0);
  });
});
