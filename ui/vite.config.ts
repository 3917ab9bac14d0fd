import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * The shell freezes `Object.prototype`. d3-color (by way of d3-zoom) writes `constructor` onto an object that inherits
 * the frozen one, which a frozen property forbids; defining it is allowed.
 */
const frozenPrototypes: Plugin = {
  name: 'frozen-prototypes',
  transform(code, id) {
    if (!/\/d3-color\/.*\.m?js$/.test(id)) return undefined;
    const defined = code.replace(
      'prototype.constructor = constructor',
      "Object.defineProperty(prototype, 'constructor', { value: constructor })",
    );
    if (defined === code) this.error(`${id} sets its constructor in another way now`);
    return defined;
  },
};

/**
 * The shell and `parlour-cli serve` both load `dist/` from the root of an origin of their own;
 * a relative base lets the same build be opened below a path as well.
 * Port 1420 is the one the shell's development mode expects.
 */
export default defineConfig({
  base: './',
  plugins: [svelte(), svelteTesting(), frozenPrototypes],
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
