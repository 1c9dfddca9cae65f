/** Before all tests: play a game in Python and let it say everything, once. */

import type { TestProject } from 'vitest/node';
import { python } from '../tools/types.mjs';
import type { Sayings } from './sayings';

declare module 'vitest' {
  interface ProvidedContext {
    sayings: Sayings;
  }
}

export default function setup(project: TestProject): void {
  project.provide('sayings', python('web/tests/sayings.py') as Sayings);
}
