/** What hands do on the stage: point, tap, drag, pinch, twist, wheel. */

/** A place of the picture: 0 to 1 from the left and from the top. */
export interface Spot {
  x: number;
  y: number;
}

export interface Listener {
  /** whether a piece is in hand: then the wheel and two fingers turn it */
  held(): boolean;
  hover(at: Spot | null): void;
  tap(at: Spot): void;
  /** the box is turned by a drag: parts of the picture's width and height */
  orbit(dx: number, dy: number): void;
  /** the board follows a hand */
  shift(from: Spot, to: Spot): void;
  zoom(factor: number, at: Spot): void;
  turn(quarter: 1 | -1): void;
  flip(): void;
}

const DRAG_FROM = 7; // pixels before a press becomes a drag
const WHEEL_REST = 120; // milliseconds between two turns of a piece by the wheel
const TWIST = Math.PI / 5; // how far two fingers turn for a quarter

interface Finger {
  at: Spot;
  start: Spot;
  moved: boolean;
  /** the right or the middle button, or with shift: shifts the board */
  shifts: boolean;
  touch: boolean;
}

export class Gestures {
  readonly #fingers = new Map<number, Finger>();
  #twisted = 0;
  #lastWheel = 0;
  #several = false;

  constructor(
    readonly element: HTMLElement,
    readonly listener: Listener,
  ) {}

  /** Listens until the returned function is called. */
  listen(): () => void {
    const { element } = this;
    const handlers = {
      pointerdown: (event: PointerEvent) => this.#down(event),
      pointermove: (event: PointerEvent) => this.#move(event),
      pointerup: (event: PointerEvent) => this.#up(event, true),
      pointercancel: (event: PointerEvent) => this.#up(event, false),
      pointerleave: (event: PointerEvent) => this.#leave(event),
      wheel: (event: WheelEvent) => this.#wheel(event),
      contextmenu: (event: MouseEvent) => event.preventDefault(),
    };
    const entries = Object.entries(handlers) as [string, (event: Event) => void][];
    for (const [name, handler] of entries) element.addEventListener(name, handler, { passive: false });
    return () => entries.forEach(([name, handler]) => element.removeEventListener(name, handler));
  }

  #spot({ clientX, clientY }: MouseEvent): Spot {
    const box = this.element.getBoundingClientRect();
    return { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height };
  }

  #down(event: PointerEvent): void {
    const at = this.#spot(event);
    if (!this.#fingers.size) this.#several = false;
    this.#fingers.set(event.pointerId, {
      at,
      start: at,
      moved: false,
      shifts: event.button !== 0 || event.shiftKey,
      touch: event.pointerType !== 'mouse',
    });
    this.element.setPointerCapture(event.pointerId);
    if (this.#fingers.size > 1) this.#several = true;
    this.#twisted = 0;
  }

  #move(event: PointerEvent): void {
    const to = this.#spot(event);
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === 'mouse') this.listener.hover(to);
      return;
    }
    if (this.#fingers.size > 1) return this.#pair(finger, to);
    const box = this.element.getBoundingClientRect();
    const far = Math.hypot((to.x - finger.start.x) * box.width, (to.y - finger.start.y) * box.height);
    if (!finger.moved && far < DRAG_FROM) return;
    finger.moved = true;
    const from = finger.at;
    finger.at = to;
    if (this.#several) return;
    if (finger.shifts) this.listener.shift(from, to);
    // A finger that holds a piece carries it over the board.
    else if (finger.touch && this.listener.held()) this.listener.hover(to);
    else this.listener.orbit(to.x - from.x, to.y - from.y);
  }

  /** Two fingers: nearer and farther, round, and along. */
  #pair(finger: Finger, to: Spot): void {
    const other = [...this.#fingers.values()].find((one) => one !== finger);
    if (!other) return;
    const { width, height } = this.element.getBoundingClientRect();
    const arm = (end: Spot): [number, number] => [(end.x - other.at.x) * width, (end.y - other.at.y) * height];
    const [before, after] = [arm(finger.at), arm(to)];
    const middle = (end: Spot): Spot => ({ x: (end.x + other.at.x) / 2, y: (end.y + other.at.y) / 2 });
    const angle = Math.atan2(after[1], after[0]) - Math.atan2(before[1], before[0]);
    const turned = Math.atan2(Math.sin(angle), Math.cos(angle));
    if (this.listener.held()) this.#twist(turned);
    else {
      this.listener.orbit(-turned / Math.PI / 1.4, 0);
      this.listener.shift(middle(finger.at), middle(to));
    }
    const stretch = Math.hypot(...after) / (Math.hypot(...before) || 1);
    this.listener.zoom(stretch, middle(to));
    finger.at = to;
  }

  #twist(angle: number): void {
    this.#twisted += angle;
    if (Math.abs(this.#twisted) < TWIST) return;
    this.listener.turn(this.#twisted > 0 ? 1 : -1);
    this.#twisted = 0;
  }

  #up(event: PointerEvent, done: boolean): void {
    const finger = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    if (!finger || !done || finger.moved || this.#several) return;
    if (event.button === 2) this.listener.flip();
    else if (event.button === 0) this.listener.tap(this.#spot(event));
  }

  #leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !this.#fingers.size) this.listener.hover(null);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    // A pinch on a touchpad comes as a wheel with the control key.
    if (!this.listener.held() || event.ctrlKey) {
      const lines = event.deltaMode === 1 ? 16 : 1;
      this.listener.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), this.#spot(event));
      return;
    }
    const way = event.deltaY || event.deltaX;
    if (!way || event.timeStamp - this.#lastWheel < WHEEL_REST) return;
    this.#lastWheel = event.timeStamp;
    this.listener.turn(way > 0 ? 1 : -1);
  }
}
