/** Restarts PostgreSQL whenever it exits unexpectedly. */
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('./launch.mjs').Run} Run */

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * @param {Run} first
 * @param {() => Promise<Run>} start
 * @param {(line: string) => void} report
 */
export function keepRunning(first, start, report) {
  const stopping = new AbortController();
  let run = first;

  async function again() {
    for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { signal: stopping.signal });
      try {
        return await start();
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    }
  }

  async function watch() {
    while (!stopping.signal.aborted) {
      const { code, signal } = await run.ended;
      if (stopping.signal.aborted) return;
      report(`PostgreSQL ended (${signal ?? `code ${code}`}) and is started again`);
      run = await again();
    }
    await run.stop();
  }

  // Stopping during the pause rejects the watch, which is expected.
  const watched = watch().catch(() => undefined);
  return async () => {
    stopping.abort();
    await run.stop();
    await watched;
  };
}
