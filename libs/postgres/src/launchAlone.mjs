import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from './launch.mjs';
import { endLeftovers } from './leftovers.mjs';

const TRIES = 40;
const BETWEEN_MS = 250;

/** A killed PostgreSQL may still be starting, or serve a connection for a moment. */
const isTakenStill = (/** @type {unknown} */ error) =>
  error instanceof Error && /lock file|shared memory block/.test(error.message);

/**
 * Starts PostgreSQL in a folder and first stops another one that may still run there.
 * @param {string} folder
 * @param {Parameters<typeof launch>[1]} how
 * @returns {ReturnType<typeof launch>}
 */
export async function launchAlone(folder, how, tries = TRIES) {
  await endLeftovers(folder);
  try {
    return await launch(folder, how);
  } catch (error) {
    if (tries === 0 || !isTakenStill(error)) throw error;
  }
  await sleep(BETWEEN_MS);
  return launchAlone(folder, how, tries - 1);
}
