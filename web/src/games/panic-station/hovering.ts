import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/**
 * Reports when somebody points at an element with a mouse or reaches it by keyboard, and when that ends. A finger can
 * only press: what a mouse or a key shows beforehand, its first press shows.
 */
export function hovering(report: (hovered: boolean) => void): Attachment<Element> {
  return (element) => {
    let hovered = false;
    const turn = (to: boolean): void => {
      if (to === hovered) return;
      hovered = to;
      report(to);
    };
    const listeners = [
      on(element, 'pointerenter', (event) => turn((event as PointerEvent).pointerType !== 'touch')),
      on(element, 'focus', () => turn(hovered || element.matches(':focus-visible'))),
      on(element, 'pointerleave', () => turn(false)),
      on(element, 'blur', () => turn(false)),
    ];
    return () => {
      for (const remove of listeners) remove();
      turn(false);
    };
  };
}
