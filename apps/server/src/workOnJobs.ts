import type { FastifyInstance } from 'fastify';
import { importJobs, queueImportSweeping } from './modules/emergencyImport/import.jobs';
import { queueSweeping, resourceJobs } from './modules/emergencyResource/resource.jobs';
import { workOn } from './modules/job/job.work';

/** Does the jobs of the queue in this process; resolves when the server stops and none is left open. */
export async function workOnJobs({ house, log }: Pick<FastifyInstance, 'house' | 'log'>) {
  const { database, clock, storage, files, stopping } = house;
  const shop = { db: database.db, clock, storage, files };
  try {
    await queueSweeping(shop);
    await queueImportSweeping(shop);
  } catch (error) {
    log.error({ err: error }, 'no sweeping was queued');
  }
  await workOn({ ...shop, log, stopping }, { ...resourceJobs(shop), ...importJobs(shop) });
}
