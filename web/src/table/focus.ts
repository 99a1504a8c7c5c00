/**
 * Keeps the focus in a part whose buttons go with the choice that was made: the part itself has it then, and the next
 * Tab leads to its first button. Attach it to an element that can have the focus.
 */
export function holdFocus(part: HTMLElement): () => void {
  let held = false;
  const follow = ({ target }: FocusEvent): void => {
    const to = target as Element;
    // A screen that is handed over has the focus for a moment only.
    if (part.contains(to) || !to.closest('.curtain')) held = part.contains(to);
  };
  const leave = ({ target }: PointerEvent): void => {
    if (!part.contains(target as Element)) held = false;
  };
  const changes = new MutationObserver(() => {
    if (!held || document.activeElement !== document.body) return;
    part.scrollTop = 0;
    part.focus();
  });
  document.addEventListener('focusin', follow);
  document.addEventListener('pointerdown', leave);
  changes.observe(part, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('pointerdown', leave);
    changes.disconnect();
  };
}
