import type { ImportRow } from '@cheese/domain/contract/emergency/shapes/importShapes';
import type { Db } from '../../../db/database';
import type { Column, Sheet } from '../../base/sheets/workbook';
import type { ImportKindName } from './import.tables';

export type Fault = ImportRow['faults'][number];

export interface ImportColumn extends Column {
  isRequired?: boolean;
}

/** The words of a row by the titles of their columns; columns that are not there are empty. */
export type Cells = Readonly<Record<string, string>>;

export type Read<Payload> = { payload: Payload } | { faults: Fault[] };

/** The existing record that a row matches, or the reason why it cannot be imported. */
export type Known = { id: number } | { fault: Fault };

export interface Saving {
  organisationId: number;
  now: Date;
}

/** A row that is saved, and whether it is one of those that look like something else. */
export interface Chosen<Payload> {
  payload: Payload;
  isSimilar: boolean;
}

export interface ImportKind<Payload> {
  name: ImportKindName;
  title: string;
  columns: readonly ImportColumn[];
  /** The template's sheets: headings with an example, and what may be written. */
  template: readonly Sheet[];
  read(cells: Cells): Read<Payload>;
  /** Two rows with the same key are the same, and so is what is stored with it. */
  keyOf(payload: Payload): string;
  /** Those with the same key of this kind look the same: only on request both are taken. */
  likeOf?(payload: Payload): string;
  findKnown(db: Db, organisationId: number, payloads: Payload[]): Promise<Map<string, Known>>;
  /** Saves some at a time and answers how many: what came to be there meanwhile is passed over. */
  begin(inside: Db, saving: Saving): Promise<(some: Chosen<Payload>[]) => Promise<number>>;
}

/** A kind with its payload type erased. */
export type AnyKind = ImportKind<unknown>;
