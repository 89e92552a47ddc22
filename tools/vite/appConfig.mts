/** What the builds and development servers of both sites share. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { addresses } from './addresses.mts';
import { askedAgain } from './askedAgain.mts';
import { codeNumbers } from './codeNumbers.mts';
import { chunks, fileName, type Front } from './chunks.mts';
import { lateNote } from './lateNote.mts';
import { leftOut } from './leftOut.mts';
import { precompress } from './precompress.mts';
import { sources } from './sources.mts';

/** What the server answers, also while the pages come from Vite (tools/dev.mjs). */
const answeredByServer = [
  '/doctor-cheese/',
  '/doctor-cheese-smreds/',
  '/storage/',
  '/slide-tiles/',
  '/sandbox',
  '/docs',
  '/healthz',
  '/readyz',
];
const developmentServer = `http://localhost:${process.env.SERVER_PORT ?? 4210}`;

interface App {
  name: string;
  /** Of its development server. */
  port: number;
  front: Front;
}

/** @param home the app's folder */
export function appConfig(home: string, { name, port, front }: App): UserConfig {
  return {
    root: home,
    cacheDir: `../../node_modules/.vite/${name}`,
    plugins: [
      react(),
      codeNumbers(),
      leftOut(),
      lateNote(),
      addresses(),
      precompress(),
      askedAgain(),
      sources(join(home, '../..')),
    ],
    resolve: { tsconfigPaths: true },
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(answeredByServer.map((path) => [path, developmentServer])),
    },
    build: {
      outDir: `../../dist/apps/${name}`,
      emptyOutDir: true,
      manifest: true,
      // Maps hold our whole source, and nothing collects errors yet that could use them.
      sourcemap: false,
      modulePreload: {
        // Every browser of the target knows modulepreload.
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) =>
          // What is asked for beforehand and does not come is lost for good: see `askedAgain`.
          hostType === 'html' ? needed : [],
      },
      // A picture inside the JavaScript is paid by every visitor before the first paint.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: chunks(home, front),
          chunkFileNames: fileName,
        },
      },
    },
  };
}
