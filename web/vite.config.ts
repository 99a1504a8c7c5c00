import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where a running table server is: `sublevel serve` listens there unless told otherwise.
const server = process.env['SUBLEVEL_SERVER'] ?? 'http://127.0.0.1:8000';

const PATIENCE = 120_000; // milliseconds
const TESTS = ['src/**/*.test.ts'];
// What these load depends on the page, or on what nobody has loaded before.
const ALONE = ['src/lib/language.test.ts', 'src/lib/own-components.test.ts'];

export default defineConfig({
  plugins: [svelte()],
  // In tests the components' browser side is meant, not the server-side rendering that Node would choose.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/sublevel/table/static',
    emptyOutDir: true,
    // The content security policy forbids what is not a file of ours, so nothing is inlined as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // on a slow machine it wonders what takes so long
    chunkSizeWarningLimit: 700, // kB: Underground's stage is one part, with three.js in it, and loaded only there
  },
  server: {
    fs: { allow: ['.', '../src/sublevel/text'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'happy-dom',
    css: { include: [/\.css\?raw$/] }, // tests read the style sheets; nothing else is drawn
    // The machine may be very busy: only what hangs is cut off.
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // A page of its own for each file takes longer than the tests in it.
    projects: [
      {
        extends: true,
        test: { name: 'shared', isolate: false, include: TESTS, exclude: ALONE, setupFiles: 'vitest.setup.ts' },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
