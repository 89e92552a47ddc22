import type { Busy } from './job.store';
import type { JobRow } from './job.tables';

/** The owners of jobs running in one lane of this node. */
export interface RunningJobs {
  /** Serialised, because the busy owners must be known before the next job is taken. */
  add(take: () => Promise<JobRow | null>): Promise<JobRow | null>;
  remove(row: JobRow): void;
  /** Owners at their concurrency limit. */
  busy(): Busy;
}

export function runningJobs(most: number): RunningJobs {
  const rows = new Set<JobRow>();
  let before: Promise<unknown> = Promise.resolve();
  const many = (whose: (row: JobRow) => number | null) => {
    const counts = new Map<number, number>();
    for (const row of rows) {
      const id = whose(row);
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts].flatMap(([id, count]) => (count >= most ? id : []));
  };
  return {
    add(take) {
      const taking = before.then(take).then((row) => {
        if (row) rows.add(row);
        return row;
      });
      before = taking.catch(() => undefined);
      return taking;
    },
    remove: (row) => void rows.delete(row),
    busy: () => ({
      people: many(({ personId }) => personId),
      organisations: many(({ organisationId }) => organisationId),
    }),
  };
}
