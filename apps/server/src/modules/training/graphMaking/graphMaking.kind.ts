import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { FindableSource } from '../../base/findable/findable.shapes';

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
  /** Id of the published row; null before the first publication. */
  shownId: PgColumn;
  /** Extra columns of this kind in lists. */
  told: { readonly [Name in keyof Told]: PgColumn };
  versions: Table<'makingId' | 'version' | 'title' | 'publishedAt'>;
  versionGraph: PgColumn;
  versionTold: Readonly<Record<string, PgColumn>>;
  /** Versions that must survive when old ones are deleted. */
  isNeeded?: (tx: Db) => SQL;
  shown: Table<'id' | 'isShown'>;
}

/** The differences between the two kinds of graphs: drills and virtual patients. */
export interface GraphKind<Graph extends object, Told, Found extends { faults: Fault[] }> {
  name: 'patientMaking' | 'drillMaking';
  most: { made: number; versions: number };
  tables: Tables<Told>;
  blank: (title: string) => Graph;
  /** Parses an uploaded file; refuses one of the wrong shape or size. */
  read: (file: string) => Graph;
  pack: (graph: Graph) => string;
  check: (context: CallerContext<'db' | 'heavy'>, graph: Graph) => Promise<Found>;
  /** All that learners read of it. */
  wordsOf: (graph: Graph) => string[];
  rowOf: (graph: Graph) => Row;
  /** As it is published, under its name and version. */
  numbered: (graph: Graph, id: number, version: number) => Graph;
  versionRow: (graph: Graph) => Row;
  shownRow: (graph: Graph, found: Found, organisationId: number | null) => Row;
  /** Columns that link the draft to its published row. */
  seenAs: (shownId: number) => Row;
  findable: FindableSource;
}
