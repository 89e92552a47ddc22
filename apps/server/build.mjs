/** Bundles the server into dist/apps/server; packages with binaries of their own stay outside. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../../dist/apps/server');

// CommonJS packages inside an ES module bundle still ask for these.
const banner = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: { main: join(here, 'src/main.ts'), heavyWork: join(here, 'src/heavyWork.ts') },
  outdir: out,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  splitting: true,
  sourcemap: true,
  external: ['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'pg-native'],
  banner: { js: banner },
  logLevel: 'warning',
});
cpSync(join(here, 'src/db/migrations'), join(out, 'db/migrations'), { recursive: true });
writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
