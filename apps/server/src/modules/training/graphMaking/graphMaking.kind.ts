import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Asking as Who } from '../../../calls/asking';
import type { Db } from '../../../db/database';
import type { FindableSource } from '../../base/findable/findable.shapes';

export type Asking = Who<'heavy'> & { db: Db };

type Table<Name extends string> = PgTable & Record<Name, PgColumn>;
type Row = Readonly<Record<string, unknown>>;

export interface Fault {
  kind: string;
  where: string;
  says: string;
  /** Worth a thought, and no reason to keep it from learners. */
  isHint?: boolean;
}

interface Tables<Told> {
  /** As it is being written. */
  making: Table<
    'id' | 'organisationId' | 'title' | 'edition' | 'version' | 'publishedEdition' | 'updatedAt'
  >;
  graph: PgColumn;
  /** What learners see of it; null before it is published. */
  shownId: PgColumn;
  /** What is told of it beside what is told of all. */
  told: { readonly [Name in keyof Told]: PgColumn };
  /** What was published of one, and when. */
  versions: Table<'makingId' | 'version' | 'title' | 'publishedAt'>;
  versionGraph: PgColumn;
  versionTold: Readonly<Record<string, PgColumn>>;
  /** Of versions that are many, those that stay all the same. */
  isNeeded?: (tx: Db) => SQL;
  shown: Table<'id' | 'isShown'>;
}

/** What differs between the graphs that are written here: drills and virtual patients. */
export interface GraphKind<Graph extends object, Told, Found extends { faults: Fault[] }> {
  name: 'patientMaking' | 'drillMaking';
  most: { made: number; versions: number };
  tables: Tables<Told>;
  blank: (title: string) => Graph;
  /** What somebody's file says: only a graph of the right shape and size comes in. */
  read: (file: string) => Graph;
  pack: (graph: Graph) => string;
  check: (asking: Asking, graph: Graph) => Promise<Found>;
  /** All that learners read of it. */
  wordsOf: (graph: Graph) => string[];
  rowOf: (graph: Graph) => Row;
  /** As it is published, under its name and version. */
  numbered: (graph: Graph, id: number, version: number) => Graph;
  versionRow: (graph: Graph) => Row;
  shownRow: (graph: Graph, found: Found, organisationId: number | null) => Row;
  /** That this is what learners see of it. */
  seenAs: (shownId: number) => Row;
  findable: FindableSource;
}
