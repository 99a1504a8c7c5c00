import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.getElementById('own-components')?.remove();
});

describe('what is printed on the components', () => {
  it('is what comes with the game where the page says nothing', async () => {
    const { component } = await import('./own-components');
    expect(component('underground', 'HEIGHTS', { a: 1 })).toEqual({ a: 1 });
  });

  it("is the owner's where the server writes it into the page, also for plateaus of another shape", async () => {
    const page = document.createElement('script');
    page.type = 'application/json';
    page.id = 'own-components';
    page.textContent = JSON.stringify({
      underground: { PLATEAUS: { a: ['S S S', 'S / S / S', 'S S S', 'S / S / S'] } },
    });
    document.head.append(page);
    const { plateauCells } = await import('../games/underground/pieces');
    const { HEIGHTS } = await import('./underground-parts');
    expect(plateauCells('a', 0, 'D1')).toEqual(['D1', 'D2', 'D3']);
    expect(plateauCells('a', 1, 'H1')).toEqual(['H1', 'I1']);
    expect(HEIGHTS['a']).toBe(1);
    const { put, EMPTY } = await import('../games/underground/scenario/draft');
    expect(put(EMPTY, 'plateau-a', 'I9').plateaus['a']).toBe('I7');
  });
});
