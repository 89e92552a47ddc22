import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL or a transaction in it. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database, with what only its owner does to it. */
export interface Database {
  db: Db;
  /** The same for work that may take minutes, such as jobs: no call waits for it. */
  patient: Db;
  /** Answers where the database answers, throws where it does not. */
  ping(): Promise<void>;
  /** Runs `work` while no other process migrates or seeds the same database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}
