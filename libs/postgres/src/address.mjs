/** The address of PostgreSQL: a socket in its own folder, or a port of this machine. */
import { createServer } from 'node:net';
import { join } from 'node:path';

/** @typedef {{ port: number, settings: string[], url: (password: string) => string }} Address */

/** The maximum length of a socket's path on every system. */
const LONGEST_PATH = 103;
/** Also part of the socket's name; the folder holds no other socket. */
const PORT = 5432;

/** @param {string} folder */
const hasSocket = (folder) =>
  process.platform !== 'win32' &&
  Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH;

/**
 * @param {string} folder
 * @returns {Promise<Address>}
 */
export const addressOf = async (folder) => (hasSocket(folder) ? socketIn(folder) : loopback());

/**
 * @param {string} folder
 * @returns {Address}
 */
const socketIn = (folder) => ({
  port: PORT,
  // A relative folder, because its absolute path may be too long: see `launch`.
  settings: ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700'],
  url: (password) =>
    `postgres://postgres:${password}@localhost:${PORT}/postgres?host=${encodeURIComponent(folder)}`,
});

/** @returns {Promise<Address>} */
export async function loopback() {
  const port = await freePort();
  return {
    port,
    settings: ['listen_addresses=127.0.0.1', 'unix_socket_directories='],
    url: (password) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
  };
}

/** @returns {Promise<number>} */
function freePort() {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
