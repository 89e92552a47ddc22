import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { TeachingClassRow } from '../../people/organisation/teachingClass.tables';
import type { Reach } from '../rights/reach';
import { findReach } from '../rights/rights.service';
import { takeOpenTerm } from '../term/term.service';
import { lockClass, type Reaches } from './teachingClass.store';

export interface TakenClass extends TeachingClassRow {
  /** The caller may say who teaches. */
  mayStaff: boolean;
}

/** A class that the caller may change, in a term that is open; locked until the transaction ends. */
export async function takeClass(tx: Db, edit: Reach, id: number): Promise<TakenClass> {
  const found = (await lockClass(tx, edit, id)) ?? refuse('teachingClass.notFound');
  await takeOpenTerm(tx, edit.organisationId, found.row.termId);
  return { ...found.row, mayStaff: found.mayStaff };
}

/** Who only teaches makes no class: somebody above them says who teaches. */
export const requireAbove = (edit: Reach): Reach =>
  edit.isWhole || edit.departments.length > 0 ? edit : refuse('access.denied');

export const reachesOf = async (db: Db, person: Person, view: Reach): Promise<Reaches> => ({
  view,
  edit: await findReach(db, person, 'editTeaching'),
});
