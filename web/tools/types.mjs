// The client's types, made from the server's. Run as a script it writes them; the tests compare.

import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
export const target = join(web, 'src/lib/wire/protocol.ts');

const HEADING = '// Made from src/fondaco/server/wire/ and mine/wire.py by `npm run types`. Do not edit.\n\n';

/** What a Python program of this checkout prints, as JSON. */
export function python(script) {
  const venv = join(web, '../.venv/bin/python');
  const program = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');
  const env = { ...process.env, PYTHONPATH: [join(web, '../src'), join(web, '..')].join(delimiter) };
  const options = { env, cwd: join(web, '..'), encoding: 'utf8', maxBuffer: 1 << 26 };
  return JSON.parse(execFileSync(program, [script], options));
}

export async function types() {
  const ast = await openapiTS(python('tools/protocol.py'), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  });
  return HEADING + astToString(ast);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await types());
