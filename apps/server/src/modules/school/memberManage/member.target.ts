import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { MemberRow } from '../../people/organisation/member.tables';
import type { Reach } from '../rights/reach';
import { mayChange } from './member.rules';
import { selectGrantedIds, selectMembersByIds } from './member.store';

/** Locks lines of the roll for a change by this caller; others are told that they do not exist. */
export async function lockAllForChange(
  tx: Db,
  reach: Reach,
  ids: readonly number[],
): Promise<MemberRow[]> {
  const rows = await selectMembersByIds(tx, reach, ids);
  if (rows.length < ids.length) refuse('member.notFound');
  const granted = new Set(await selectGrantedIds(tx, ids));
  const areOpen = rows.every(({ id, role }) =>
    mayChange(reach, { role, isGranted: granted.has(id) }),
  );
  return areOpen ? rows : refuse('member.protected');
}

export async function lockForChange(tx: Db, reach: Reach, id: number): Promise<MemberRow> {
  const [row] = await lockAllForChange(tx, reach, [id]);
  return row ?? refuse('member.notFound');
}
