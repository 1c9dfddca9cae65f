/** Faults that the types do not show. What Prettier lays out is not looked at here. */

import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from '../svelte.config.js';

export default defineConfig(
  globalIgnores(['src/lib/wire/protocol.ts', 'src/games/*/shape.ts']), // generated
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    // Rules that ask for types take a minute for components, and svelte-check has read those: modules only.
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly, ts.configs.stylisticTypeCheckedOnly],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: fileURLToPath(new URL('..', import.meta.url)),
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // A number in a text is what a drawing is made of.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => act()` is how a handler hands on; braces would say no more.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An empty text counts as missing: a nameless seat goes by its number.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // `noUncheckedIndexedAccess` doubts every index; `!` says that this one is known to be good.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A callback that has nothing to do.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      // `{#each seats as _, seat}` counts seats and looks at none; `Id<_Kind>` tells two kinds of numbers apart.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Styles are stylelint's: where one is named among other files there is nothing in it to look at.
    files: ['**/*.css'],
    processor: { meta: { name: 'no-styles' }, preprocess: () => [], postprocess: () => [] },
  },
);
