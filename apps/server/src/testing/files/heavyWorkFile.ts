import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../../../..');

/** They lie below the packages, so that they find them. */
const fileOf = (name: string) => join(root, `node_modules/.cache/cheese/${name}.mjs`);

export const heavyWorkFile = fileOf('heavyWork');
export const drawPagesFile = fileOf('drawPages');
export const cutSlideFile = fileOf('cutSlide');
export const takeModelFile = fileOf('takeModel');
export const drawTissueFile = fileOf('drawTissue');

/** A thread reads no TypeScript: built once per run; another run may be reading it just then. */
export async function buildHeavyWork() {
  await buildInto(heavyWorkFile, 'heavyWork.ts');
  await buildInto(drawPagesFile, 'drawPages.ts');
  await buildInto(cutSlideFile, 'cutSlide.ts');
  await buildInto(takeModelFile, 'takeModel.ts');
  await buildInto(drawTissueFile, 'drawTissue.ts');
}

async function buildInto(file: string, source: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(import.meta.dirname, '../../threads', source)],
    absWorkingDir: root,
    metafile: true,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['sharp', 'pdfjs-dist', '@napi-rs/canvas'],
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
    },
    logLevel: 'warning',
  });
  mkdirSync(dirname(file), { recursive: true });
  replace(file, outputFiles[0]?.contents ?? '');
  // The test cache (tools/jest) learns from this file which sources the thread was built from.
  const inputs = Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'));
  replace(`${file}.inputs.json`, JSON.stringify(inputs));
}

/** Replaces the file atomically, since another run may be reading it. */
function replace(file: string, contents: string | Uint8Array) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, contents);
  renameSync(part, file);
}
