/** Which control of a page changes an entry of the file: what can be changed carries the entry's name in `data-field`. */

const CONTROLS = 'input, select, textarea, button, [tabindex="0"]';

/** The control for an entry such as `docks.RED`; that of the whole table, or of its first part, if it has none itself. */
export function fieldFor(field: string, root: ParentNode = document): HTMLElement | null {
  if (!field) return null;
  const marked = [...root.querySelectorAll<HTMLElement>('[data-field]')];
  const named = (name: string) => marked.find(({ dataset }) => dataset['field'] === name);
  const found =
    named(field) ??
    marked.find(({ dataset }) => dataset['field']?.startsWith(`${field}.`)) ??
    named(field.split('.')[0] ?? '');
  return found?.matches(CONTROLS) ? found : (found?.querySelector<HTMLElement>(CONTROLS) ?? null);
}
