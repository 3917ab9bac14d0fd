// The accessibility rules of axe-core, run in a page.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const THEMES = ['day', 'evening', 'winter'];
export const LANGUAGES = ['en', 'hu', 'cs'];

/**
 * What axe finds in a state of the page, by theme. In the first language every state is looked at in every theme; in
 * the others the themes take turns, because another light changes colours and no words.
 */
export async function faultsByTheme(page, language, state) {
  const found = [];
  const first = state + LANGUAGES.indexOf(language);
  const themes = language === LANGUAGES[0] ? THEMES : [THEMES[first % THEMES.length]];
  for (const theme of themes) {
    await page.evaluate((now) => {
      document.documentElement.dataset.theme = now;
    }, theme);
    const rules = theme === themes[0] ? undefined : ['color-contrast'];
    found.push(...(await faults(page, rules)).map((fault) => `${theme}: ${fault}`));
  }
  return found;
}

/** What axe finds in the page as it stands, once nothing moves any more; by these rules alone if any are named. */
export async function faults(page, rules) {
  await page.waitForTimeout(350);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (only) => globalThis.axe.run(document, only ? { runOnly: only } : {}),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.target} (${nodes.length})`),
  );
}
