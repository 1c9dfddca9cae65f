import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { target, types } from '../tools/types.mjs';

test("the client's types are the server's", async () => {
  expect(readFileSync(target, 'utf8'), 'run `npm run types`').toBe(await types());
});
