/**
 * A throwaway PostgreSQL for tests and benches: a fresh cluster in a temporary folder on a free
 * port, gone with its process.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../setup/port.mjs';
import '../setup/process.mjs'; // its signal handlers end the process in order, so that "exit" comes
import { Stop } from '../setup/say.mjs';
import { accepts, backendsOf, careless, createCluster, isOver, launch } from './cluster.mjs';

/** @param {number} pid */
function killIfThere(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It noticed by itself that its parent is gone.
  }
}

/**
 * @param {{ durable?: boolean, settings?: string[] }} [options] durable: with fsync, as in
 *   production; settings: lines of postgresql.conf
 */
export async function startPostgres({ durable = false, settings = [] } = {}) {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const folder = createCluster();
  /** @type {ReturnType<typeof launch>} */
  let server;

  // After a kill the old backends need a moment to notice; until then a new start refuses.
  async function start(attempts = 20) {
    server = launch(folder, port, [...(durable ? [] : careless), ...settings]);
    while (!isOver(server.child)) {
      if (await accepts(url)) return;
      await sleep(30);
    }
    if (attempts === 0) throw new Stop(`PostgreSQL did not start:\n${server.words()}`);
    await sleep(250);
    await start(attempts - 1);
  }

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    const { child } = server;
    if (isOver(child)) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async function kill() {
    const backends = await backendsOf(url);
    await end('SIGKILL');
    for (const pid of backends) killIfThere(pid);
  }

  function remove() {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  process.once('exit', remove);
  await start();
  return {
    url,
    pid: () => Number(server.child.pid),
    /** As a power cut would: no goodbye to the connections. */
    kill,
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    stop: async () => {
      await end('SIGINT');
      process.off('exit', remove);
      remove();
    },
  };
}
