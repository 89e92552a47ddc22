import type { startThrowaway } from '../../../../libs/postgres/src/throwaway.mjs';

/** Ends the PostgreSQL that globalSetup.ts started, if it did. */
export default async function endRun() {
  const { ownPostgres } = globalThis as {
    ownPostgres?: Awaited<ReturnType<typeof startThrowaway>>;
  };
  await ownPostgres?.stop();
}
