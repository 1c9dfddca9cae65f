import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SITE = process.env.FONDACO_SITE ?? 'http://127.0.0.1:8000';

/** What comes along in the bundle, and where its licence lies; licences ask to come along too. */
const BUNDLED: Record<string, string> = {
  '@fluent/bundle': '', // Apache-2.0, without a file of its own
  '@fontsource/eb-garamond': 'LICENSE',
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

interface WorkerWords {
  turn: string;
  nudge: string;
  offline: string;
}

/** What the service worker says, out of the site's own words. */
function workerWords(): Record<string, WorkerWords> {
  const said = (lang: string): WorkerWords => {
    const bundle = new FluentBundle(lang);
    bundle.addResource(new FluentResource(readFileSync(`src/words/site.${lang}.ftl`, 'utf8')));
    const text = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? '');
    return { turn: text('your-turn'), nudge: text('push-nudge'), offline: text('site-offline') };
  };
  return { en: said('en'), de: said('de') };
}

/**
 * The service worker, one file at a fixed address. Its version is a digest of all file names of the build, which hold
 * digests themselves: after an update it differs, and the browser puts it in place of the old one.
 */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort().join('\n');
      const version = createHash('sha256').update(names).digest('hex').slice(0, 16);
      const code = readFileSync('src/worker/sw.ts', 'utf8');
      const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
      const { outputText } = ts.transpileModule(code, { compilerOptions });
      const given = { VERSION: version, WORDS: workerWords() };
      const lines = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
      const source = [...lines, outputText.replace(/^export \{\};$/m, '')].join('\n');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** What gets smaller by being compressed; fonts are compressed already. */
const COMPRESSED = /\.(css|html|js|svg|txt)$/;

/** Puts two compressed copies beside each file: the site sends one of them to browsers that take it. */
function compressed(): Plugin {
  let folder = '';
  const compress = (path: string): void => {
    const content = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  };
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ build }) => void (folder = build.outDir),
    closeBundle() {
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (COMPRESSED.test(path)) compress(join(folder, path));
    },
  };
}

/** What a page fetches together comes in one file: each further one costs a request and is compressed for itself. */
const GROUPS = [
  {
    name: (id: string): string => /\/games\/(\w+)\//.exec(id)?.[1] ?? 'game',
    test: /\/src\/games\/(?!shared\/)\w+\//,
  },
  // What most visits to a table do not need comes by itself.
  { name: 'table', test: /\/src\/(table\/(?!Course|Review|Standings|WaitingRoom)|plain\/|games\/shared\/)/ },
  { name: 'rules', test: /\/src\/rules\// },
];

export default defineConfig({
  plugins: [svelte(), licences(), serviceWorker(), compressed()],
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
    setupFiles: 'tests/english.ts',
    maxWorkers: 2,
    testTimeout: 30_000, // some let Python play whole games first, on a machine that does other things, too
  },
  build: {
    outDir: '../src/fondaco/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false } } },
    // The content security policy admits no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': SITE, '/ws': { target: SITE, ws: true } },
  },
});
