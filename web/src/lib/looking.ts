import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/**
 * Reports when somebody points at an element or focuses it, and when that ends; attach it to the element.
 * An element that is removed ends it too: not every browser tells such an element that the pointer has left.
 */
export function looking(report: (looked: boolean) => void): Attachment<Element> {
  return (element) => {
    let looked = false;
    const turn = (to: boolean) => (): void => {
      looked = to;
      report(to);
    };
    const [begin, end] = [turn(true), turn(false)];
    // Svelte's own listeners: browsers that do tell it say so while Svelte removes the element.
    const listeners = [
      on(element, 'pointerenter', begin),
      on(element, 'focus', begin),
      on(element, 'pointerleave', end),
      on(element, 'blur', end),
    ];
    return () => {
      for (const remove of listeners) remove();
      if (looked) report(false);
    };
  };
}
