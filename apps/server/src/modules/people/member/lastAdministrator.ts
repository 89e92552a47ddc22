import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { countAdministratorsBut, lockAdministrators } from './manage.store';

/** Refuses what would leave a school without an administrator who can sign in. */
export async function requireAdministratorBut(
  tx: Db,
  organisationId: number,
  leaving: readonly number[],
) {
  await lockAdministrators(tx, organisationId);
  if ((await countAdministratorsBut(tx, organisationId, leaving)) === 0) refuse('member.lastAdmin');
}
