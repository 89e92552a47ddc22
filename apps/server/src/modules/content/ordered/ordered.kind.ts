import type { FailureKey } from '@cheese/domain/texts/failures';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import type { AuditFacts } from '../../people/audit/audit.tables';

export interface OrderedRow {
  id: number;
  title: string;
}

/** A short list that administrators write and put in order: ads of a place, or navigation entries. */
export interface OrderedKind<Row extends OrderedRow, Scope> {
  /** Begins the names of what is audited. */
  name: 'ad' | 'outline';
  table: PgTable & Record<'id', PgColumn>;
  /** The column of the order. */
  position: keyof Row & string;
  most: number;
  failures: Record<'gone' | 'tooMany', FailureKey>;
  /** The whole list, in order. */
  select(db: Db, scope: Scope): Promise<Row[]>;
  /** What the audit says of a new order. */
  orderAbout(scope: Scope, inOrder: readonly Row[]): string;
  /** What the audit keeps of a removed entry. */
  removedFacts(gone: Row): AuditFacts;
}
