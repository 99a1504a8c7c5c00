// Files share their page (see vite.config.ts), so each leaves it as it found it.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
