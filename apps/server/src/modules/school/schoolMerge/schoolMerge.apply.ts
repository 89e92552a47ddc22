import type { Db } from '../../../db/database';
import { findReferencesTo, repoint } from '../../people/organisation/organisation.door';
import { schoolColumns, structureColumns } from './schoolMerge.columns';
import {
  deleteJoinedMembers,
  joinGrants,
  joinMembers,
  moveMembers,
} from './schoolMerge.members.store';
import type { MergePart, SchoolPair } from './schoolMerge.part';
import {
  closeSchool,
  draftScheduled,
  endSessions,
  giveNewNames,
  joinedOf,
  moveClasses,
  moveDepartments,
  moveNamed,
  moveTable,
  repointImports,
} from './schoolMerge.structure.store';

const joinedTables = ['department', 'school_class', 'term', 'membership'] as const;

interface Merging extends SchoolPair {
  mergeKey: string;
  now: Date;
}

/** Everything of the first school, in one transaction that has planned it. */
export async function applyMerge(tx: Db, merging: Merging, parts: readonly MergePart[]) {
  await requireKnown(tx);
  await giveNewNames(tx);
  await draftScheduled(tx, merging);
  for (const part of parts) await part.prepare?.(tx, merging);
  await joinGrants(tx);
  await joinMembers(tx);
  await repointAll(tx);
  await repointImports(tx);
  await deleteJoinedMembers(tx);
  await moveMembers(tx, merging);
  await moveClasses(tx, merging);
  await moveDepartments(tx, merging);
  for (const kind of ['term', 'school_role'] as const) await moveNamed(tx, kind, merging);
  for (const [column, fate] of Object.entries(schoolColumns)) {
    if (fate === 'moves') await moveTable(tx, column.split('.')[0] ?? '', merging);
  }
  for (const part of parts) await part.join(tx, merging);
  await endSessions(tx, merging, merging.now);
  await closeSchool(tx, merging);
}

/** A table that nobody decided on would leave rows behind: better no merge than half of one. */
async function requireKnown(tx: Db) {
  const columns = await findReferencesTo(tx, 'organisation');
  for (const { tableName, columnName } of columns) {
    const name = `${tableName}.${columnName}`;
    if (!(name in schoolColumns)) throw new Error(`No merge knows what becomes of ${name}`);
  }
}

async function repointAll(tx: Db) {
  for (const table of joinedTables) {
    for (const column of await findReferencesTo(tx, table)) {
      if (structureColumns[`${column.tableName}.${column.columnName}`] !== 'repointed') continue;
      await repoint(tx, column, joinedOf(table));
    }
  }
}
