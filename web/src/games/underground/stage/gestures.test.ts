import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gestures, type Listener } from './gestures';

let element: HTMLElement;
let held: boolean;
let stop: () => void;
const listener = {
  held: () => held,
  hover: vi.fn(),
  tap: vi.fn(),
  orbit: vi.fn(),
  shift: vi.fn(),
  zoom: vi.fn(),
  turn: vi.fn(),
  flip: vi.fn(),
} satisfies Listener;

beforeEach(() => {
  vi.clearAllMocks();
  held = false;
  element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  element.setPointerCapture = () => undefined;
  stop = new Gestures(element, listener).listen();
});

/** An event with whatever a browser would have put on it. */
function fire(type: string, values: Record<string, unknown>): void {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries({ button: 0, pointerId: 1, pointerType: 'mouse', ...values }))
    Object.defineProperty(event, name, { value });
  element.dispatchEvent(event);
}
const at = (clientX: number, clientY: number, more = {}) => ({ clientX, clientY, ...more });
const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch' });

describe('hands on the stage', () => {
  it('point and tap', () => {
    fire('pointermove', at(500, 250));
    expect(listener.hover).toHaveBeenLastCalledWith({ x: 0.5, y: 0.5 });
    fire('pointerdown', at(500, 250));
    fire('pointermove', at(503, 252));
    fire('pointerup', at(503, 252));
    expect(listener.tap).toHaveBeenCalledOnce();
    expect(listener.orbit).not.toHaveBeenCalled();
    fire('pointerleave', at(0, 0));
    expect(listener.hover).toHaveBeenLastCalledWith(null);
  });

  it('turn the box by a drag, which is no tap', () => {
    fire('pointerdown', at(100, 100));
    fire('pointermove', at(200, 100));
    fire('pointerup', at(200, 100));
    expect(listener.orbit).toHaveBeenCalledWith(0.1, 0);
    expect(listener.tap).not.toHaveBeenCalled();
  });

  it('shift the board with the right button, and turn a piece over with a click of it', () => {
    fire('pointerdown', at(100, 100, { button: 2 }));
    fire('pointermove', at(200, 100));
    fire('pointerup', at(200, 100, { button: 2 }));
    expect(listener.shift).toHaveBeenCalledWith({ x: 0.1, y: 0.2 }, { x: 0.2, y: 0.2 });
    expect(listener.flip).not.toHaveBeenCalled();
    fire('pointerdown', at(100, 100, { button: 2 }));
    fire('pointerup', at(100, 100, { button: 2 }));
    expect(listener.flip).toHaveBeenCalledOnce();
  });

  it('zoom by the wheel, or turn the piece in hand, once for each notch', () => {
    const wheel = (deltaY: number, timeStamp: number) => at(500, 250, { deltaY, deltaX: 0, deltaMode: 0, timeStamp });
    fire('wheel', wheel(100, 1000));
    expect(listener.zoom.mock.lastCall?.[0]).toBeLessThan(1);
    held = true;
    fire('wheel', wheel(100, 2000));
    fire('wheel', wheel(100, 2050));
    fire('wheel', wheel(-100, 2300));
    expect(listener.turn.mock.calls).toEqual([[1], [-1]]);
    expect(listener.zoom).toHaveBeenCalledOnce();
  });

  it('pinch', () => {
    fire('pointerdown', at(400, 250, finger(1)));
    fire('pointerdown', at(600, 250, finger(2)));
    fire('pointermove', at(800, 250, finger(2)));
    expect(listener.zoom.mock.lastCall?.[0]).toBeCloseTo(2);
    expect(listener.zoom.mock.lastCall?.[1].x).toBeCloseTo(0.6);
    fire('pointerup', at(400, 250, finger(1)));
    fire('pointerup', at(800, 250, finger(2)));
    expect(listener.tap).not.toHaveBeenCalled();
  });

  it('twist the piece in hand with two fingers, and carry it with one', () => {
    held = true;
    fire('pointerdown', at(500, 250, finger(1)));
    fire('pointermove', at(550, 250, finger(1)));
    expect(listener.hover).toHaveBeenLastCalledWith({ x: 0.55, y: 0.5 });
    expect(listener.orbit).not.toHaveBeenCalled();
    fire('pointerdown', at(650, 250, finger(2)));
    fire('pointermove', at(630, 320, finger(2)));
    expect(listener.turn.mock.calls).toEqual([[1]]);
  });

  it('do nothing any more when nobody listens', () => {
    stop();
    fire('pointermove', at(500, 250));
    expect(listener.hover).not.toHaveBeenCalled();
  });
});
