import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** What threads run in tests. It lies below the packages, so that it finds them. */
export const heavyWorkFile = join(
  import.meta.dirname,
  '../../../../node_modules/.cache/cheese/heavyWork.mjs',
);

/** A thread reads no TypeScript: built once per run; another run may be reading it just then. */
export async function buildHeavyWork() {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../heavyWork.ts')],
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['sharp'],
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
    },
    logLevel: 'warning',
  });
  const part = `${heavyWorkFile}.${process.pid}`;
  mkdirSync(dirname(heavyWorkFile), { recursive: true });
  writeFileSync(part, outputFiles[0]?.contents ?? '');
  renameSync(part, heavyWorkFile);
}
