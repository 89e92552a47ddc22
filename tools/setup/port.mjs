import { createServer } from 'node:net';

/** @returns {Promise<number>} a port that was free a moment ago */
export async function freePort() {
  return letGo(await hold());
}

/**
 * All are held until the last is found, because a released one could be assigned again at once.
 * @param {number} count
 * @returns {Promise<number[]>} ports that were free a moment ago, each another
 */
export async function freePorts(count) {
  const held = await Promise.all(Array.from({ length: count }, hold));
  return Promise.all(held.map(letGo));
}

/** @returns {Promise<import('node:net').Server>} */
function hold() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/**
 * @param {import('node:net').Server} server
 * @returns {Promise<number>}
 */
function letGo(server) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return new Promise((resolve) => server.close(() => resolve(port)));
}
