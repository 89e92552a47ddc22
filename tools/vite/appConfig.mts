/** What the builds and development servers of both sites share. */
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { leftOut } from './leftOut.mts';
import { precompress } from './precompress.mts';

/** What the server answers, also while the pages come from Vite (tools/dev.mjs). */
const answeredByServer = [
  '/doctor-cheese/',
  '/doctor-cheese-smreds/',
  '/storage/',
  '/sandbox',
  '/docs',
  '/healthz',
  '/readyz',
];
const developmentServer = `http://localhost:${process.env.SERVER_PORT ?? 4210}`;

/**
 * Every page needs these, and they change with the lockfile only: as a file of their own they stay
 * in the browser's cache when a deploy changes our code. Everything else is split by page.
 */
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs|immer|reselect|@emotion|stylis|axios)[\\/]/;

/** @param home the app's folder, @param app its name, @param port of its development server */
export function appConfig(home: string, app: string, port: number): UserConfig {
  return {
    root: home,
    cacheDir: `../../node_modules/.vite/${app}`,
    plugins: [react(), leftOut(), precompress()],
    resolve: { tsconfigPaths: true },
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(answeredByServer.map((path) => [path, developmentServer])),
    },
    build: {
      outDir: `../../dist/apps/${app}`,
      emptyOutDir: true,
      manifest: true,
      // Maps hold our whole source, and nothing collects errors yet that could use them.
      sourcemap: false,
      // Every browser of the target knows modulepreload.
      modulePreload: { polyfill: false },
      // A picture inside the JavaScript is paid by every visitor before the first paint.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } },
      },
    },
  };
}
