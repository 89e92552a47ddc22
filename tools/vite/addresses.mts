import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

interface Routes {
  screens: readonly { path: string }[];
}

/**
 * Writes down which addresses the site has, by its route table: the server answers all of them with
 * the same page, and says of the others that they are not found.
 */
export function addresses(): Plugin {
  let root = '';
  return {
    name: 'addresses',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      root = resolved.root;
    },
    async generateBundle() {
      const table = join(root, 'src/routes.tsx');
      const config = { root, configFile: false, resolve: { tsconfigPaths: true } } as const;
      const { module } = await runnerImport<Routes>(table, config);
      const paths = module.screens.map(({ path }) => path).filter((path) => path !== '*');
      this.emitFile({
        type: 'asset',
        fileName: 'addresses.json',
        source: JSON.stringify(paths, null, 1),
      });
    },
  };
}
