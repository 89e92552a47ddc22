/** Runs PostgreSQL for a server: the entry point of this library. */
import { addressOf } from './address.mjs';
import { binary } from './binaries.mjs';
import { holdsCluster, readPassword } from './folder.mjs';
import { keepRunning } from './keepRunning.mjs';
import { launchAlone } from './launchAlone.mjs';
import { makeCluster, newPassword } from './makeCluster.mjs';
import { readPidFile } from './processes.mjs';
import { settings } from './settings.mjs';
import { takeOver } from './user.mjs';

/**
 * Keeps PostgreSQL running in `folder`, and creates its cluster if there is none. The caller must
 * hold the lock of the folder. Resolves as soon as the address is known; await `ready` before
 * connecting.
 * @param {string} folder
 * @param {(line: string) => void} report
 */
export async function openEngine(folder, report) {
  binary('postgres'); // where there is none, nothing is begun
  const isThere = holdsCluster(folder);
  const password = isThere ? readPassword(folder) : newPassword();
  const address = await addressOf(folder);
  const calledOff = new AbortController();
  const { signal } = calledOff;

  const how = { port: address.port, settings: [...settings, ...address.settings] };

  const start = () => launchAlone(folder, how);

  async function open() {
    const progress = progressOf(isThere, folder);
    if (progress) report(progress);
    if (isThere) takeOver(folder);
    else await makeCluster(folder, { password, signal });
    return keepRunning(await start(), start, report);
  }

  const opened = open();
  // Callers get the rejection by awaiting it; this only avoids an unhandled rejection.
  opened.catch(() => undefined);
  return {
    url: address.url(password),
    ready: opened.then(() => undefined),
    async stop() {
      calledOff.abort();
      // If it never started, there is nothing to stop.
      const stop = await opened.catch(() => undefined);
      await stop?.();
    },
  };
}

/** @param {boolean} isThere @param {string} folder */
function progressOf(isThere, folder) {
  if (!isThere) return 'making the database';
  if (readPidFile(folder) === null) return null;
  return 'the last server did not end in order: PostgreSQL goes through what it had written';
}
