import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { Db } from '../../../db/database';
import { notifyPeople } from '../../people/notice/notice.notify';
import { selectKeepers } from './licence.keepers.store';

/** Tells those who keep the licences of a school. */
export async function notifySchool(
  tx: Db,
  organisationId: number,
  told: { title: string; text: string; now: Date },
) {
  const personIds = await selectKeepers(tx, organisationId, {
    state: memberStateCodes.active,
    role: roleCodes.schoolAdmin,
  });
  if (personIds.length > 0) await notifyPeople(tx, { personIds, ...told });
}
