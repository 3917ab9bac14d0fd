import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** What d3 writes onto objects that inherit it: module, and the assignment. */
const WRITTEN = [
  [
    /\/d3-color\/.*\.m?js$/,
    'prototype.constructor = constructor',
    "Object.defineProperty(prototype, 'constructor', { value: constructor })",
  ],
  [
    /\/d3-format\/.*\.m?js$/,
    'FormatSpecifier.prototype.toString = ',
    "Object.defineProperty(FormatSpecifier.prototype, 'toString', { writable: true });\nFormatSpecifier.prototype.toString = ",
  ],
] as const;

/**
 * The shell freezes `Object.prototype`, and assigning what an object inherits from it is then forbidden; defining it is
 * allowed.
 */
const frozenPrototypes: Plugin = {
  name: 'frozen-prototypes',
  transform(code, id) {
    const found = WRITTEN.find(([module]) => module.test(id));
    if (!found) return undefined;
    const [, assigned, defined] = found;
    if (!code.includes(assigned)) this.error(`${id} is written in another way now`);
    return code.replace(assigned, defined);
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
