/** The PostgreSQL in a server's data directory, for tools that inspect it. */
import { join } from 'node:path';
import { addressOf } from '../../libs/postgres/src/address.mjs';
import { readPassword } from '../../libs/postgres/src/folder.mjs';
import { openEngine } from '../../libs/postgres/src/engine.mjs';
import { processesIn, readPidFile } from '../../libs/postgres/src/processes.mjs';

/** @param {string} dataDir */
export const clusterOf = (dataDir) => join(dataDir, 'postgres');

/**
 * Only while no server runs it.
 * @param {string} dataDir
 */
export async function openCluster(dataDir) {
  const engine = await openEngine(clusterOf(dataDir), () => undefined);
  await engine.ready;
  return engine;
}

/**
 * The address of a running server's own PostgreSQL: its socket.
 * @param {string} dataDir
 */
export const urlOf = async (dataDir) =>
  (await addressOf(clusterOf(dataDir))).url(readPassword(clusterOf(dataDir)));

/** @param {string} dataDir */
export const postmasterOf = (dataDir) => readPidFile(clusterOf(dataDir))?.pid ?? null;

/** All PostgreSQL processes that work in the folder. @param {string} folder */
export const postgresIn = (folder) => processesIn(folder);
