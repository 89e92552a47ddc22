import type { FailureKey } from '@cheese/domain/texts/failures';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The columns that every table of notes has. */
export interface NoteRow {
  id: number;
  personId: number;
  text: string;
  createdAt: Date;
  editedAt: Date | null;
}

/** Private notes of plain words at a place: a point on a slide, a second of a film, a structure. */
export interface NoteKind<Found extends NoteRow, Note> {
  /** The name of the table, which also begins the names of prepared statements. */
  name: string;
  table: PgTable & Record<keyof NoteRow, PgColumn>;
  /** The columns that say where a note is, with the placeholders for them. */
  place: Record<string, SQL>;
  /** Values of `Found` that are read from other tables. */
  foreign: Record<string, SQL>;
  /** Where a note is added to; without a row there nothing is added. */
  source?: SQL;
  /** Filters of the list, besides the keyword. */
  filters: Record<string, SQL>;
  toNote(found: Found): Note;
  failures: Record<'notFound' | 'tooMany', FailureKey>;
}
