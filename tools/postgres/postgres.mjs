/** A throwaway PostgreSQL for tools. */
import { startThrowaway } from '../../libs/postgres/src/throwaway.mjs';
import { PostgresTrouble } from '../../libs/postgres/src/trouble.mjs';
import '../setup/process.mjs'; // its signal handlers end the process in order, so that "exit" comes
import { Stop } from '../setup/say.mjs';

/**
 * @param {{ durable?: boolean, settings?: string[] }} [options] durable: with fsync, as in
 *   production; settings: lines of postgresql.conf
 */
export const startPostgres = ({ durable: isDurable = false, settings = [] } = {}) =>
  startThrowaway({ isDurable, settings }).catch((error) => {
    throw error instanceof PostgresTrouble ? new Stop(error.message) : error;
  });
