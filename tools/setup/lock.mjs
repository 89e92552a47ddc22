/**
 * A lock across processes. It is an open port on this machine, because the system closes it however
 * its holder ends: a lock file would have to be removed by hand after a crash.
 */
import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Below the range of ephemeral ports.
 * @param {string} name
 */
const portOf = (name) =>
  20_000 + (createHash('sha256').update(name).digest().readUInt16BE() % 8000);

/**
 * @param {string} name
 * @returns {Promise<import('node:net').Server | null>} null: somebody else holds the port
 */
function take(name) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.end(name));
    server.once('error', () => resolve(null));
    server.listen(portOf(name), '127.0.0.1', () => resolve(server.unref()));
  });
}

/**
 * Another program on our port is no reason to wait.
 * @param {string} name
 * @returns {Promise<boolean>}
 */
function isHeld(name) {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(portOf(name), '127.0.0.1').setTimeout(1000, () => socket.destroy());
    socket.on('data', (text) => (heard += text));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard === name));
  });
}

/**
 * @template T
 * @param {string} name what is locked, by its full path
 * @param {() => Promise<T>} work
 * @param {() => void} onWait called once when another holds it
 */
export async function alone(name, work, onWait) {
  let server = await take(name);
  for (let told = false; !server && (await isHeld(name)); server = await take(name)) {
    if (!told) onWait();
    told = true;
    await sleep(300);
  }
  try {
    return await work();
  } finally {
    server?.close();
  }
}
