/** npm run anatomy:import -- <zip or folder>: bodies of open data into the library; see docs/running.md. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/nodeVersion.mjs';
import { runNx } from './setup/nx.mjs';
import { guard } from './setup/process.mjs';
import { root } from './setup/root.mjs';
import { command, Stop } from './setup/say.mjs';

await command(async () => {
  requireNode();
  const words = process.argv.slice(2);
  const given = words.find((word) => !word.startsWith('--'));
  if (!given) throw new Stop('Say what is imported: npm run anatomy:import -- <zip or folder>');
  await ensureInstalled();
  const built = await runNx(['run-many', '-t', 'build', '-p', 'server,demo']);
  if (built !== 0) throw new Stop('The build failed; its words are above. Nothing was imported.');
  // npm changes to the root folder, so the path is resolved from where the command was called.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const main = ['--enable-source-maps', 'dist/apps/server/main.js', '--import-anatomy', path];
  if (words.includes('--z-anatomy')) main.push('--z-anatomy');
  return guard(spawn(process.execPath, main, { cwd: root, stdio: 'inherit' }));
});
