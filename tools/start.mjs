/** npm start: installs, builds and serves both sites; see tools/README.md. */
import { relative } from 'node:path';
import { ensureBuilt } from './start/build.mjs';
import { greeting } from './start/greeting.mjs';
import { makeLargeFiles } from './start/largeFiles.mjs';
import { startServer } from './start/server.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/nodeVersion.mjs';
import { stopAll } from './setup/process.mjs';
import { command, say } from './setup/say.mjs';

await command(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  const { ready, ended, log } = startServer();
  const place = relative(process.cwd(), log) || log;
  void ready
    .then((addresses) => {
      greeting(addresses, place).forEach(say);
      return makeLargeFiles();
    })
    .catch((error) => say(String(error)));
  const code = await ended;
  say(`The server ended${code === 0 ? '' : ` with code ${code}`}. Its log: ${place}`);
  // Pictures still being generated would serve nobody.
  stopAll(code);
  return code;
});
