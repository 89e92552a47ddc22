/** Bundles the server into dist/apps/server. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nodeBundle } from './bundle.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../../dist/apps/server');

rmSync(out, { recursive: true, force: true });
const { metafile } = await build({
  ...nodeBundle,
  entryPoints: Object.fromEntries(
    [
      'main',
      'threads/heavyWork',
      'threads/drawPages',
      'threads/drawTissue',
      'threads/cutSlide',
      'threads/takeModel',
    ].map((name) => [name, join(here, `src/${name}.ts`)]),
  ),
  outdir: out,
  splitting: true,
  metafile: true,
});
cpSync(join(here, 'src/db/migrations'), join(out, 'db/migrations'), { recursive: true });
writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
// For tools/bundle/check.mjs, which looks at what came in.
writeFileSync(join(out, 'parts.json'), JSON.stringify(metafile));
