import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const compressible = /\.(js|css|html|svg|json)$/;
/** Below this the headers weigh more than what compression saves. */
const smallest = 1024;

const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const gzipped = (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

async function compress(file: string) {
  if ((await stat(file)).size < smallest) return;
  const bytes = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, await brotli(bytes)),
    writeFile(`${file}.gz`, await gzipped(bytes)),
  ]);
}

/** Compresses once, at the best quality, what the server then only has to send. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    // After everything, the files of public/ too, is written.
    closeBundle: {
      sequential: true,
      async handler() {
        const outDir = resolve(config.root, config.build.outDir);
        const names = await readdir(outDir, { recursive: true });
        // The manifest under .vite/ is for our checks, not for browsers.
        const served = names.filter((name) => compressible.test(name) && !name.startsWith('.vite'));
        await Promise.all(served.map((name) => compress(join(outDir, name))));
      },
    },
  };
}
