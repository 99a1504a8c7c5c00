import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { looking } from './looking';

describe('looking at an element', () => {
  const seen = async (...events: string[]): Promise<{ reports: boolean[]; remove: () => void }> => {
    const reports: boolean[] = [];
    const element = document.createElement('button');
    const remove = looking((looked) => reports.push(looked))(element) as () => void;
    await tick(); // Svelte listens to pointers a moment later
    for (const name of events) element.dispatchEvent(new Event(name));
    return { reports, remove };
  };

  it('is reported with its end, by pointer and by focus', async () => {
    expect((await seen('pointerenter', 'pointerleave')).reports).toEqual([true, false]);
    expect((await seen('focus', 'blur')).reports).toEqual([true, false]);
  });

  it('ends when the element is removed under the pointer', async () => {
    const { reports, remove } = await seen('pointerenter');
    remove();
    expect(reports).toEqual([true, false]);
  });

  it('ends only once', async () => {
    const { reports, remove } = await seen('pointerenter', 'pointerleave');
    remove();
    expect(reports).toEqual([true, false]);
  });
});
