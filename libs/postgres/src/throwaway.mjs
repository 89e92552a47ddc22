/**
 * A PostgreSQL for tests and measurements: in a temporary folder, on a free port, removed at the
 * end.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loopback } from './address.mjs';
import { launchAlone } from './launchAlone.mjs';
import { endLeftovers } from './leftovers.mjs';
import { makeCluster, newPassword } from './makeCluster.mjs';
import { signal } from './processes.mjs';
import { careless } from './settings.mjs';

/**
 * @param {{ isDurable?: boolean, settings?: string[] }} [options] isDurable: with fsync, as in
 *   production; settings: lines of postgresql.conf
 */
export async function startThrowaway({ isDurable = false, settings: more = [] } = {}) {
  const place = mkdtempSync(join(tmpdir(), 'cheese-postgres-'));
  const folder = join(place, 'cluster');
  const password = newPassword();
  const { port, settings, url } = await loopback();
  const all = [...settings, ...(isDurable ? [] : careless), ...more];

  const start = () => launchAlone(folder, { port, settings: all });

  await makeCluster(folder, { password, isLasting: isDurable });
  let run = await start();
  function remove() {
    signal(run.pid, 'SIGKILL');
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
  process.once('exit', remove);

  return {
    url: url(password),
    pid: () => run.pid,
    /** Like a power failure: connections are not closed. */
    async kill() {
      await run.kill();
      await endLeftovers(folder);
    },
    async restart() {
      await run.stop();
      run = await start();
    },
    async stop() {
      await run.stop();
      process.off('exit', remove);
      rmSync(place, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
