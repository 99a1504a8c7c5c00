/** A dot on the tab's icon when it is the reader's turn. */
const MARK =
  '<path d="M3 4h18M6 10h12M9 16h6" fill="none" stroke="#8fa1ab" stroke-width="2.5" stroke-linecap="round"/><circle cx="12" cy="21.5" r="1.9" fill="#f2b632"/>';
const DUE = '<circle cx="18" cy="18" r="6" fill="#f2b632" stroke="#0b0f12" stroke-width="1.5"/>';

/** Puts the dot there; the answer takes it away. */
export function dotFavicon(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return () => undefined;
  const before = link.href;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${MARK}${DUE}</svg>`;
  link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return () => (link.href = before);
}
