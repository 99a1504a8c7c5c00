/** Things that one takes away from a table: links, positions, match files. */
import { notify } from '../lib/notices.svelte';
import { t } from '../lib/text.svelte';
import type { Json } from '../lib/protocol';

/** Put a text on the clipboard, and say so; or say that the browser does not allow it. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t('table-copied'));
  } catch {
    notify(t('table-not-copied'), { bad: true });
  }
}

/** A position as one line of text. */
export function positionText(position: Json): string {
  return typeof position === 'string' ? position : JSON.stringify(position);
}

/** Let the browser save a text as a file. */
export function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hand a link over with the system's own means, if there are any; else copy it. */
export async function share(url: string, title: string): Promise<void> {
  if (!navigator.share) return copy(url);
  await navigator.share({ url, title }).catch(() => undefined); // closed without sharing
}
