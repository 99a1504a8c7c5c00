/** What windows over the page have in common: everything else waits, and the focus comes back when they go. */

/** Opens a dialog; attach it to one. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  dialog.showModal();
  return () => before?.focus();
}

/** Does something after a click beside a dialog, on what lies behind it. */
export const beside =
  (close: () => void) =>
  (event: MouseEvent): void => {
    if (event.target === event.currentTarget) close();
  };
