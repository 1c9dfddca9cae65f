import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import de from '../src/words/site.de.ftl?raw';
import en from '../src/words/site.en.ftl?raw';

const ids = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const variables = (ftl: string, id: string): string[] => {
  const message = new RegExp(`^${id} =.*(\\n(?: .*|\\s*\\}))*`, 'm').exec(ftl)?.[0] ?? '';
  return [...new Set([...message.matchAll(/\$([\w-]+)/g)].map((found) => found[1]!))].sort();
};

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Every argument of `t(…)`, up to the bracket that closes the call. */
function calls(source: string): string[] {
  return [...source.matchAll(/\bt\(/g)].map((found) => {
    let depth = 1;
    let at = found.index + 2;
    while (depth && at < source.length) {
      if (source[at] === '(') depth += 1;
      if (source[at] === ')') depth -= 1;
      at += 1;
    }
    return source.slice(found.index + 2, at - 1);
  });
}

const used = new Set<string>();
const prefixes = new Set<string>();
for (const source of sources(join(import.meta.dirname, '../src'))) {
  for (const call of calls(source)) {
    // Only the id, not the variables: those follow in braces that no template opens.
    const id = call.split(/,\s*\{/)[0]!;
    for (const [, quoted] of id.matchAll(/'([a-z][a-z0-9-]*)'/g))
      if (ids(en).includes(quoted!)) used.add(quoted!);
    for (const [, prefix] of id.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)) prefixes.add(prefix!);
    const [, only] = /^\s*'([a-z][a-z0-9-]*)'\s*$/.exec(id) ?? [];
    if (only) used.add(only);
    for (const [, one, other] of id.matchAll(/\?\s*'([^']+)'\s*:\s*'([^']+)'/g)) used.add(one!).add(other!);
  }
}

// The build puts a few texts into the service worker, which has no words of its own.
for (const [, id] of readFileSync(join(import.meta.dirname, '../vite.config.ts'), 'utf8').matchAll(
  /\btext\('([a-z-]+)'\)/g,
))
  used.add(id!);

describe("the site's words", () => {
  test('are the same in both languages, in the same order', () => {
    expect(ids(de)).toEqual(ids(en));
  });

  test('have one meaning each', () => {
    const all = ids(en);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  test('speak of the same things in both languages', () => {
    for (const id of ids(en)) expect(variables(de, id), id).toEqual(variables(en, id));
  });

  test('are there when they are used', () => {
    expect([...used].filter((id) => !ids(en).includes(id))).toEqual([]);
    expect([...prefixes].filter((prefix) => !ids(en).some((id) => id.startsWith(prefix)))).toEqual([]);
  });

  test('are all used', () => {
    const isUsed = (id: string): boolean =>
      used.has(id) || [...prefixes].some((prefix) => id.startsWith(prefix));
    expect(ids(en).filter((id) => !isUsed(id) && !id.startsWith('error-'))).toEqual([]);
  });
});
