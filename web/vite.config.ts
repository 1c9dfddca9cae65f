import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SITE = process.env.FONDACO_SITE ?? 'http://127.0.0.1:8000';

/** What comes along in the bundle, and where its licence lies; licences ask to come along too. */
const BUNDLED: Record<string, string> = {
  '@fluent/bundle': '', // Apache-2.0, without a file of its own
  '@fontsource-variable/eb-garamond': 'LICENSE',
  '@fontsource-variable/source-sans-3': 'LICENSE',
  svelte: 'LICENSE.md',
};

function licences(): Plugin {
  const read = (name: string, path: string): string => readFileSync(`node_modules/${name}/${path}`, 'utf8');
  const entry = ([name, path]: [string, string]): string => {
    const { version, license } = JSON.parse(read(name, 'package.json')) as {
      version: string;
      license: string;
    };
    return `${name} ${version} (${license})\n\n${path && read(name, path)}`;
  };
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const source = Object.entries(BUNDLED).map(entry).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences()],
  base: '/static/',
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    // Without the condition vitest would load Svelte's server build.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'happy-dom',
    globalSetup: 'tests/setup.ts',
    maxWorkers: 2,
  },
  build: {
    outDir: '../src/fondaco/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The content security policy admits no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': SITE, '/ws': { target: SITE, ws: true } },
  },
});
