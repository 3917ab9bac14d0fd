import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/**
 * The shell and `parlour-cli serve` both load `dist/` from the root of an origin of their own;
 * a relative base lets the same build be opened below a path as well.
 * Port 1420 is the one the shell's development mode expects.
 */
export default defineConfig({
  base: './',
  plugins: [svelte(), svelteTesting()],
  clearScreen: false,
  server: { port: 1420, strictPort: true, host: '127.0.0.1' },
  build: {
    // WebKitGTK 2.48 of Debian 12 and its Chromium both understand this level.
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
});
