/**
 * schemas/*.json -> src/generated/*.ts. One chain: Rust type -> JSON Schema -> TypeScript type.
 *
 *   node scripts/types.mjs           writes the files
 *   node scripts/types.mjs --check   writes nothing, exit 1 if a file would change
 *
 * What is printed on the games' pieces (schemas/facts/*.json) is taken over as it is.
 *
 * Every schema file holds all its types in `$defs`; `commands.json` lists [{ name, request, answer }] and becomes
 * a map from a command's name to its request and answer type. Nothing here knows a command or a game.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const here = dirname(fileURLToPath(import.meta.url));
const from = join(here, '../../schemas');
const to = join(here, '../src/generated');
const check = process.argv.includes('--check');
const banner = '// Generated from schemas/ by `npm run types`. Do not edit: change the Rust type instead.\n';

/** A `$ref` with a description beside it would become a nameless copy; the name matters more than the remark. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== 'object') return schema;
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref };
  const said = Object.keys(schema).filter((key) => !['title', 'description', 'default'].includes(key));
  // what belongs to one game travels as any JSON: TypeScript must look before it touches it
  if (said.length === 0) return { ...schema, tsType: 'unknown' };
  const copy = {};
  for (const [key, value] of Object.entries(schema)) {
    // integer formats say nothing in TypeScript, bounds on lists would become unreadable tuples
    if (['format', 'minimum', 'maximum', 'minItems', 'maxItems'].includes(key)) continue;
    copy[key] = plain(value);
  }
  return copy;
}

async function types(file) {
  const schema = plain(JSON.parse(readFileSync(join(from, file), 'utf8')));
  const text = await compile({ $defs: schema.$defs ?? {} }, 'Root', {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: true,
    enableConstEnums: false,
    format: true,
    style: { singleQuote: true, printWidth: 110 },
  });
  // the root holds nothing but the definitions
  return (
    banner +
    text
      .replace(/^export interface Root \{[^}]*\}\n/m, '')
      .replace(
        / \*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
        '',
      )
      .replace(
        /\/\*\*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
        '',
      )
      .replace(/\n{3,}/g, '\n\n')
  );
}

function commands(file) {
  const list = JSON.parse(readFileSync(join(from, file), 'utf8'));
  const names = [...new Set(list.flatMap(({ request, answer }) => [request, answer]))].sort();
  const lines = list.map(
    ({ name, request, answer }) => `  ${name}: { request: ${request}; answer: ${answer} };`,
  );
  return [
    banner.trimEnd(),
    `import type {\n${names.map((name) => `  ${name},`).join('\n')}\n} from './contract';`,
    '',
    '/** Every command: what is asked, what is answered. */',
    `export interface Commands {\n${lines.join('\n')}\n}`,
    '',
    '/** The name of a command. */',
    'export type Command = keyof Commands;',
    '',
  ].join('\n');
}

const jsonIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
const made = [];
for (const file of jsonIn(from)) {
  made.push([file.replace(/\.json$/, '.ts'), file === 'commands.json' ? commands(file) : await types(file)]);
}
for (const file of jsonIn(join(from, 'facts'))) {
  made.push([file, readFileSync(join(from, 'facts', file), 'utf8')]);
}

let stale = 0;
mkdirSync(to, { recursive: true });
for (const [name, text] of made) {
  const target = join(to, name);
  const old = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (old === text) continue;
  stale += 1;
  if (check) process.stderr.write(`src/generated/${name} is not what schemas/ makes\n`);
  else writeFileSync(target, text);
}
if (check && stale > 0) process.exit(1);
process.stdout.write(check ? 'generated types are up to date\n' : `${stale} files written\n`);
