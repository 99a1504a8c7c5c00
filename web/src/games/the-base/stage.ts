/** Plays clips on the drawn board. The board already shows the outcome; a clip only delays the look of it. */
import type { Point } from './geometry';
import type { Clip } from './script';

const WEIGHT = 'cubic-bezier(.3,1.35,.5,1)';
const EASE = 'cubic-bezier(.2,.8,.2,1)';

const move = ({ x, y }: Point, more = ''): string => `translate(${x}px, ${y}px)${more}`;

/** Plays the clips; `pace` stretches all times. */
export function play(board: Element, clips: Clip[], at: (place: string) => Point, pace: number): void {
  for (const clip of clips) {
    const timing = { delay: clip.start * pace, duration: clip.length * pace, fill: 'backwards' as const };
    const run = (selector: string, frames: Keyframe[], easing = EASE) =>
      board.querySelector(selector)?.animate?.(frames, { ...timing, easing });
    switch (clip.kind) {
      case 'slide':
        run(
          `[data-piece="${clip.piece}"]`,
          clip.way.map((place) => ({ transform: move(at(place)) })),
          'ease-in-out',
        );
        break;
      case 'home': {
        const [from, to] = [at(clip.from), at(clip.to)];
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        run(`[data-piece="${clip.piece}"]`, [
          { transform: move(from) },
          { transform: move(middle, ' scale(1.12)'), offset: 0.5 },
          { transform: move(to) },
        ]);
        break;
      }
      case 'land':
        run(
          `[data-piece="${clip.piece}"] > g`,
          [{ transform: 'scale(1.5)', opacity: 0 }, { transform: 'none' }],
          WEIGHT,
        );
        break;
      case 'turn': {
        const way = clip.quarters === 3 ? 90 : -90 * clip.quarters;
        run(`[data-corridor="${clip.cell}"]`, [{ transform: `rotate(${way}deg)` }, { transform: 'none' }], WEIGHT);
        break;
      }
      case 'flip':
        run(`[data-hatch="${clip.cell}"]`, [
          { transform: 'none' },
          { transform: 'scaleX(0)', offset: 0.5 },
          { transform: 'scaleX(0)' },
        ]);
        run(`[data-face="${clip.cell}"]`, [
          { transform: 'scaleX(0)' },
          { transform: 'scaleX(0)', offset: 0.5 },
          { transform: 'none' },
        ]);
        break;
      case 'hit':
      case 'glow':
        run(`[data-${clip.kind}="${clip.at}"]`, [
          { transform: 'scale(.5)', opacity: 0.9 },
          { transform: 'scale(1.7)', opacity: 0 },
        ]);
        break;
    }
  }
}
