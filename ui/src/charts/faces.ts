/** The typefaces, carried inside the bundle: a picture cannot fetch anything. Loaded when one is first saved. */

import displayMore from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?inline';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?inline';
import textMore from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?inline';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline';

const MORE = 'U+0100-02BA, U+1E00-1E9F, U+2C60-2C7F';
const face = (family: string, url: string, range?: string) =>
  `@font-face{font-family:"${family}";font-weight:100 900;src:url("${url}") format("woff2")${range ? `;unicode-range:${range}` : ''}}`;

export const FACES = [
  face('Inter Variable', text),
  face('Inter Variable', textMore, MORE),
  face('Fraunces Variable', display),
  face('Fraunces Variable', displayMore, MORE),
].join('');
