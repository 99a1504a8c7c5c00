import { describe, expect, it } from 'vitest';
import type { Scene } from '../../lib/protocol';
import { legalOf, viewOf } from './board';
import play from './fixtures/play.json';
import returning from './fixtures/return.json';
import window from './fixtures/window.json';
import { actionOf, wayTo } from './notation';
import { exchange, inPlay, lay, phaseOf, pieceAt, put, readDraft, writeDraft, type Draft } from './position';

describe('actions in notation', () => {
  it.each([play, returning, window])('mean what the server says of them', ({ scene }) => {
    const view = viewOf(scene as unknown as Scene);
    const seat = scene.eyes as number;
    const legal = legalOf(scene as unknown as Scene);
    expect(legal.length).toBeGreaterThan(0);
    for (const action of legal) {
      const read = actionOf(view, { seat, text: action.text });
      expect(read).toMatchObject({ text: action.text, kind: action.kind });
      expect([read?.to ?? null, read?.cell ?? null, read?.open ?? null]).toEqual([
        action.to ?? null,
        action.cell ?? null,
        action.open ?? null,
      ]);
      if (action.kind === 'move')
        expect([read?.piece, read?.cost, read?.captures ?? null, read?.saves]).toEqual([
          action.piece,
          action.cost,
          action.captures ?? null,
          action.saves ?? false,
        ]);
    }
  });

  it('are refused where they are none', () => {
    const view = viewOf(play.scene as unknown as Scene);
    for (const text of ['', 'constructor', '4-a1', '1-f1', 'c3@', '1-b2 '])
      expect(actionOf(view, { seat: 0, text })).toBeNull();
  });

  it('have a way to be drawn', () => {
    const view = viewOf(play.scene as unknown as Scene);
    expect(wayTo(view, 'X', 2, 'a2')).toEqual(['c2', 'b2', 'a2']);
  });
});

describe('positions for the editor', () => {
  const TEXT = '~7~5~3~3a/~d~d~d~7b/c~9f~6~a/c~5~7~53/c~5~a~5~b --123 32-1- x3,x4,x5 m4,m2,m1 M 3* 20 0-0';
  const draft = readDraft(TEXT) as Draft;

  it('are taken apart and put together again', () => {
    expect(writeDraft(draft)).toBe(TEXT);
    expect(draft.tiles['e1']).toEqual({ open: 'EW', hidden: false });
    expect(draft.tiles['a1']).toEqual({ open: 'NES', hidden: true });
    expect(draft.slots).toMatchObject({ x1: 0, x3: 1, m1: 3, m4: 1 });
    expect([draft.turn, draft.actions, draft.window, draft.countdown]).toEqual(['M', 3, true, 20]);
  });

  it('are null where the text has another form', () => {
    for (const text of [
      '',
      'hello',
      TEXT.replace('/c~9f~6~a', ''),
      TEXT.replace('~7', '?'),
      TEXT.replace(' M ', ' Y '),
    ])
      expect(readDraft(text)).toBeNull();
  });

  it('let pieces change places and leave the board', () => {
    const moved = put(draft, 'X1', 'x4');
    expect([moved.pieces['X1'], moved.pieces['X2']]).toEqual(['x4', 'x3']);
    expect(pieceAt(moved, 'x4')).toBe('X1');
    const away = put(draft, 'X1', null);
    expect(writeDraft(away)).toContain(' --,x4,x5 ');
    expect(writeDraft(away).endsWith(' ret=X1')).toBe(true);
  });

  it('keep what their flags say, until somebody wants to play on', () => {
    for (const [flags, phase] of [
      ['', 'play'],
      [' ori=M1', 'orient'],
      [' over=X:saved', 'over'],
      [' over=X:saved offer=M', 'challenge-offer'],
      [' over=X:saved tc=M', 'challenge'],
      [' over=X:saved tc=M:escaped', 'challenge-over'],
    ] as const) {
      const one = readDraft(TEXT + flags) as Draft;
      expect(phaseOf(one)).toBe(phase);
      expect(writeDraft(lay(one, 'a1', { hidden: true }))).toBe(TEXT + flags);
      expect(writeDraft(inPlay(one))).toBe(TEXT);
    }
    const captured = put(readDraft(`${TEXT} over=X:saved`) as Draft, 'M1', null);
    expect(writeDraft(captured).endsWith(' over=X:saved')).toBe(true);
    const back = readDraft(`${TEXT.replace('x3,', '--,')} ret=X1`) as Draft;
    expect(writeDraft(put(back, 'X1', 'x3'))).toBe(TEXT);
  });

  it('let tiles and slots change', () => {
    expect(writeDraft(lay(draft, 'a1', { hidden: false })).startsWith('7~5')).toBe(true);
    expect(writeDraft(lay(draft, 'a1', { open: 'NESW' })).startsWith('~f~5')).toBe(true);
    expect(writeDraft(exchange(draft, 'x1', 'x3')).split(' ')[1]).toBe('1--23');
    expect(exchange(draft, 'x1', 'm1')).toBe(draft);
  });
});
