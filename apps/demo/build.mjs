/**
 * Bundles the planting into dist/apps/demo, beside the server that loads it, with copies of the
 * parts of the server that it plants by, and the content that it reads. The files it brings are
 * made by the target `files`.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nodeBundle } from '../server/bundle.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../../dist/apps/demo');

// Parts of an earlier build have other names, and content that went away is not to be planted.
for (const name of ['parts', 'content']) {
  rmSync(join(out, name), { recursive: true, force: true });
}
cpSync(join(here, 'content'), join(out, 'content'), { recursive: true });
await build({
  ...nodeBundle,
  entryPoints: [join(here, 'src/plant.ts')],
  outdir: out,
  // Content is loaded where something is planted alone.
  splitting: true,
  chunkNames: 'parts/[name]-[hash]',
});
writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
