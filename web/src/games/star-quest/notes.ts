/** The sentences of Star Quest that are made from the state: names, labels, hints. */
import type { Event } from '../../lib/protocol';
import { has, t } from '../../lib/text.svelte';
import { isBlip, kindOf, type ActionView, type FigureView, type GoalView, type View } from './board';
import { colourOf, type Player } from './cast.svelte';
import { diceOf } from './dice';
import { cellOf } from './geometry';
import { inTheWay, type Obstacle, type Seen, type Way } from './inquiry.svelte';

type Args = Record<string, string | number>;

export const say = (key: string, args: Args = {}): string => t(`star-quest-board-${key}`, args);

export const playerWords = (player: string): string => t('star-quest-player', { player });
export const kindWords = (kind: string): string => t('star-quest-kind', { kind });
export const weaponWords = (weapon: string): string => t('star-quest-weapon', { weapon });
export const eventWords = (event: string): string => t('star-quest-event-card', { event });
export const eventText = (event: string): string => t('star-quest-event-text', { event });

/** A squad card: `TA:N` names the weapon it is for. */
export function cardWords(card: string): string {
  const [name = card, weapon] = card.split(':');
  const words = t('star-quest-card', { card: name });
  return weapon ? say('card-for', { card: words, weapon: weaponWords(weapon) }) : words;
}
export const cardText = (card: string): string => t('star-quest-card-text', { card: card.split(':')[0] ?? card });

/** A figure as people call it: `R2`, `Commander R0`, `Ork O3`, `blip b4`. */
export function figureWords(figure: string): string {
  if (isBlip(figure)) return say('blip', { number: figure.slice(1) });
  if (colourOf(figure)) return figure.endsWith('0') ? say('commander', { figure }) : figure;
  return say('robotling', { kind: kindWords(kindOf(figure)), figure });
}

/** Dice in words: `2R+2W`. */
export function diceWords(text: string): string {
  const dice = diceOf(text);
  const count = (colour: string) => dice.filter((die) => die.colour === colour).length;
  return ['R', 'W']
    .flatMap((colour) => (count(colour) ? [say('dice', { colour, count: count(colour) })] : []))
    .join(' + ');
}

export const missionWords = (view: View): string => view.title ?? t(`star-quest-mission-${view.mission}`);
export const briefingWords = (view: View): string =>
  view.briefing ?? t('star-quest-briefing', { mission: view.mission });

/** What is to be done for a mark, and what before. */
export function goalWords(goal: GoalView): string {
  if (!goal.known || !goal.form) return say('goal-unknown');
  const words = say(`goal-${goal.form.toLowerCase()}`, {
    count: goal.count ?? 1,
    kind: goal.kind ? kindWords(goal.kind) : '',
    squares: (goal.squares ?? []).join(', '),
    room: goal.room ?? '',
  });
  return goal.requires ? `${words} ${say('goal-first', { kind: kindWords(goal.requires) })}` : words;
}

/** What a figure is and can do, for a screen reader and for who points at it. */
export function figureStory(figure: FigureView): string {
  return [
    figureWords(figure.figure),
    figure.weapon && figure.weapon !== '-' ? weaponWords(figure.weapon) : '',
    say('values', {
      move: figure.move,
      armour: figure.armour,
      fire: diceWords(figure.fire ?? '') || 'none',
      close: diceWords(figure.close) || '–',
    }),
    figure.most > 1 ? say('lp-of', { lp: figure.lp, most: figure.most }) : '',
    figure.carries ? say('carries') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What is seen from a square, and who is in its line of fire. */
export function seenWords(square: string, seen: Seen, standing: ReadonlyMap<string, string>): string {
  const names = [...standing].flatMap(([at, name]) => {
    const cell = at === square ? null : cellOf(at);
    return cell && seen.fire[cell.row]?.charAt(cell.column) === '1' ? [figureWords(name)] : [];
  });
  return say('sight', {
    square,
    count: [...seen.radar.join('')].filter((sign) => sign === '1').length,
    fire: [...new Set(names)].join(', ') || 'none',
  });
}

/** What is between two squares: nothing, something that stops fire, or something that stops radar too. */
export function wayWords(from: string, to: string, way: Way): string {
  const state = way.radar.length ? 'blocked' : way.fire.length ? 'radar' : 'free';
  return say('line', { from, to, state, what: obstaclesWords(way) });
}

/** What is in the way, by name. */
export const obstaclesWords = (way: Way): string => [...new Set(inTheWay(way).map(obstacleWords))].join(', ');

const obstacleWords = ({ kind, name, at }: Obstacle): string =>
  kind === 'figure'
    ? say('way-figure', { figure: figureWords(name), square: at })
    : kind === 'door'
      ? say('way-door', { door: name })
      : say('way-wall', { square: at.slice(0, -1), side: at.slice(-1) });

/** An action as the label of a button: a message of its kind, with whatever it names. */
export function actionWords(view: View | null, action: ActionView): string {
  const { kind } = action;
  const args: Args = {
    figure: action.figure ? (kind === 'card' ? playerWords(action.figure) : figureWords(action.figure)) : '',
    target: action.target ? figureWords(action.target) : '',
    square: action.square ?? '',
    door: action.door ?? '',
    direction: action.direction ? t('star-quest-direction', { direction: action.direction }) : '',
    count: action.count ?? 0,
    card: action.card ? namedWords(kind, action.card) : '',
  };
  if (kind === 'door') args['open'] = view?.open.includes(action.door ?? '') ? 'yes' : 'no';
  if (kind === 'allow') {
    args['player'] = playerWords(action.card ?? '');
    args['on'] = action.text.endsWith(' on') ? 'yes' : 'no';
  }
  const key = `star-quest-board-do-${kind.replaceAll('_', '-')}`;
  return has(key) ? t(key, args) : action.text;
}

/** What the `card` of an action is called; which it is depends on the kind of action. */
function namedWords(kind: string, card: string): string {
  if (['chip', 'scan', 'redeploy'].includes(kind)) return kindWords(card);
  if (kind === 'squad' || kind === 'allow') return playerWords(card);
  if (['fire', 'null', 'holo', 'ray', 'lose', 'kit'].includes(kind)) return weaponWords(card);
  if (kind === 'arm' || kind === 'weapons')
    return [...card]
      .filter((letter) => letter !== 'L')
      .map((letter) => weaponWords(letter))
      .join(', ');
  return cardWords(card);
}

/** The letter in the sign of a player. */
export const letterOfPlayer = (player: Player): string => playerWords(player).charAt(0);

/** What happened, with names in place of letters and numbers. */
export function toldWords({ kind, key, args }: Event): string {
  if (kind === 'loadout-picked') return t(key, { ...args, choice: choiceWords(String(args['choice'])) });
  if (kind === 'dread-armed') return t(key, { ...args, second: weaponWords(String(args['second'])) });
  if (typeof args['figures'] === 'string')
    return capital(t(key, { figures: args['figures'].split(' ').map(figureWords).join(', ') }));
  if (kind !== 'loadout-shown') return capital(t(key, { ...args, ...namesIn(kind, args) }));
  const cards = String(args['cards']).split(', ').filter(Boolean).map(cardWords);
  return t(key, {
    ...args,
    kit: weaponWords(String(args['kit'])),
    weapons: weaponsWords(String(args['weapons'])),
    cards: cards.join(', '),
  });
}

const SAID = new Set(['revealed', 'chip-played', 'clone-placed']); // there the kind is said already
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Figures, blips and players of an event as people call them. A shot may be aimed at a square, such as b4. */
function namesIn(kind: string, args: Event['args']): Args {
  const found: Args = {};
  for (const name of ['figure', 'target', 'other', 'aim', 'blip']) {
    const value = String(args[name] ?? '');
    if (name === 'aim' && /^[nesw]+$/.test(value)) found[name] = t('star-quest-direction', { direction: value });
    else if (/^(RED|YEL|BLU|CHAOS)$/.test(value)) found[name] = playerWords(value);
    else if (/^[A-Z]\d+$/.test(value) ? !SAID.has(kind) : isBlip(value) && name !== 'aim')
      found[name] = figureWords(value);
  }
  return found;
}

/** An attack as its title and its button call it, where no legal action is its own yet. */
export const attackTitle = (how: string, target: string): string =>
  say('odds-title', { how: how.replaceAll('_', '-'), target });

/** Weapons by their letters: `LLNB`. */
function weaponsWords(letters: string): string {
  const found = [...new Set(letters)];
  const count = (letter: string) => [...letters].filter((other) => other === letter).length;
  return found.map((one) => (count(one) > 1 ? `${count(one)} × ` : '') + weaponWords(one)).join(', ');
}

/** One choice of a loadout: a kit, weapons, or a card. */
function choiceWords(choice: string): string {
  if (/^[LNHB]{4}$/.test(choice)) return weaponsWords(choice);
  return ['AXE', 'PLA', 'SWD'].includes(choice) ? weaponWords(choice) : cardWords(choice);
}
