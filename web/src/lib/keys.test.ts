import { expect, it } from 'vitest';
import { isTaken } from './keys';

function press(key: string, inside: string): boolean {
  document.body.innerHTML = inside;
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  let taken = false;
  addEventListener('keydown', (heard) => (taken = isTaken(heard)), { once: true });
  document.querySelector('#focus')?.dispatchEvent(event);
  return taken;
}

it.each([
  ['a field', 'e', '<input id="focus" />'],
  ['a dialogue', 'e', '<dialog open><button id="focus"></button></dialog>'],
  ['walking along tabs', 'ArrowRight', '<div role="tablist"><button role="tab" id="focus"></button></div>'],
  ['pressing a tab', ' ', '<div role="tablist"><button role="tab" id="focus"></button></div>'],
])('a key is taken by %s', (_, key, inside) => expect(press(key, inside)).toBe(true));

it.each([
  ['beside a tab that has the focus', 'e', '<div role="tablist"><button role="tab" id="focus"></button></div>'],
  ['beside a choice that has the focus', '.', '<div role="radiogroup"><button id="focus"></button></div>'],
  ['on the board', 'ArrowRight', '<div id="focus"></div>'],
])("a key is the table's %s", (_, key, inside) => expect(press(key, inside)).toBe(false));
