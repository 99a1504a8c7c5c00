import { describe, expect, it } from 'vitest';
import { keepsPromise, sha256 } from './seal';

describe('the sealed deal', () => {
  it('computes what everybody computes', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
  it('is kept by seed and salt as they were, and by no others', async () => {
    const commitment = await sha256('42:pepper');
    expect(await keepsPromise(commitment.toUpperCase(), '42', 'pepper')).toBe(true);
    expect(await keepsPromise(commitment, '43', 'pepper')).toBe(false);
    expect(await keepsPromise(commitment, '42', 'salt')).toBe(false);
  });
});
