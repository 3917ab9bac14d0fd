// The accessibility rules of axe-core, run in a page.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
