import { describe, expect, it } from 'vitest';
import { armourOf, read } from './notation';

describe('actions as they are written', () => {
  it.each([
    ['lay 1,0d', { kind: 'lay', cell: '1,0', orientation: 'd' }],
    ['lay ?', { kind: 'lay', how: '?' }],
    ['R: put -2,1u', { kind: 'put', cell: '-2,1', orientation: 'u' }],
    ['mv RA E', { kind: 'mv', who: 'RA', direction: 'E' }],
    ['find RA +B', { kind: 'find', who: 'RA', player: 'B' }],
    ['find RA nv', { kind: 'find', who: 'RA', how: 'nv' }],
    ['eq AMMO', { kind: 'eq', card: 'AMMO' }],
    ['aid RT RT+1,BA+1', { kind: 'aid', who: 'RT', card: 'AID', targets: ['RT', 'BA'], how: 'RT+1,BA+1' }],
    ['nade RT N', { kind: 'nade', who: 'RT', direction: 'N', card: 'NADE' }],
    ['signal 1,0>3,0i', { kind: 'signal', rooms: ['1,0', '3,0i'], card: 'SIGNAL' }],
    ['shoot RA heavy BA&p:1,0:b', { kind: 'shoot', who: 'RA', how: 'heavy', targets: ['BA', 'p:1,0:b'] }],
    ['heal both', { kind: 'heal', how: 'both' }],
    ['term RA lay 2,-1d', { kind: 'term', who: 'RA', cell: '2,-1', orientation: 'd', how: 'lay' }],
    ['term RA lay ?', { kind: 'term', who: 'RA', how: 'lay ?' }],
    ['term RA scan', { kind: 'term', who: 'RA', how: 'scan' }],
    ['give INF_R', { kind: 'give', card: 'INF_R' }],
    ['arm T1A0', { kind: 'arm', how: 'T1A0', card: 'ARM' }],
    ['reloc 2,0:g', { kind: 'reloc', rooms: ['2,0'], how: 'g' }],
    ['end', { kind: 'end' }],
  ])('%s', (text, choice) => expect(read(text)).toEqual(choice));

  it.each([
    ['none', 0, 0],
    ['2', 2, 2],
    ['T1A2', 1, 2],
  ])('armour %s is %i for the trooper, %i for the android', (how, trooper, android) =>
    expect([armourOf(how, 'T'), armourOf(how, 'A')]).toEqual([trooper, android]),
  );
});
