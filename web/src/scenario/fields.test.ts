import { afterEach, describe, expect, it } from 'vitest';
import { fieldFor } from './fields';

describe('the control of an entry', () => {
  afterEach(() => document.body.replaceChildren());

  it('is found by its name, by its part, or by the table that it belongs to', () => {
    document.body.innerHTML = `
      <fieldset data-field="primary"><select id="form"></select></fieldset>
      <button id="red" data-field="docks.RED"></button><button id="blue" data-field="docks.BLU"></button>
      <p data-field="note">without a control</p>`;
    expect(fieldFor('primary')?.id).toBe('form');
    expect(fieldFor('primary.count')?.id).toBe('form');
    expect(fieldFor('docks.BLU')?.id).toBe('blue');
    expect(fieldFor('docks')?.id).toBe('red');
    expect([fieldFor('note'), fieldFor('number'), fieldFor('')]).toEqual([null, null, null]);
  });
});
