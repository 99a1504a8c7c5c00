import { afterEach, expect, it } from 'vitest';
import { holdFocus } from './focus';

let end: (() => void) | null = null;
afterEach(() => end?.());

/** A part with a button, another button, and a curtain. */
function page(): { part: HTMLElement; inside: () => HTMLElement; other: HTMLElement; curtain: HTMLElement } {
  document.body.innerHTML =
    '<div id="part" tabindex="-1"><button>in</button></div><button id="other">out</button><div class="curtain"><button>go</button></div>';
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  end = holdFocus(find('#part'));
  return {
    part: find('#part'),
    inside: () => find('#part button'),
    other: find('#other'),
    curtain: find('.curtain button'),
  };
}
/** The choices are others now. */
async function change(part: HTMLElement): Promise<void> {
  (document.activeElement as HTMLElement | null)?.blur();
  part.innerHTML = '<button>next</button>';
  await new Promise((done) => setTimeout(done));
}

it('has the focus when its button is gone', async () => {
  const { part, inside } = page();
  inside().focus();
  await change(part);
  expect(document.activeElement).toBe(part);
});

it('has it again after the screen was handed over', async () => {
  const { part, inside, curtain } = page();
  inside().focus();
  curtain.focus();
  await change(part);
  expect(document.activeElement).toBe(part);
});

it('takes it from nobody', async () => {
  const { part, inside, other } = page();
  inside().focus();
  other.focus();
  await change(part);
  expect(document.activeElement).toBe(document.body);
});

it('forgets it when somebody points elsewhere', async () => {
  const { part, inside, other } = page();
  inside().focus();
  other.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await change(part);
  expect(document.activeElement).toBe(document.body);
});
