import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { countAdministratorsBut, lockAdministrators } from './manage.store';

/** Whether a school keeps an administrator who can sign in, once these have gone. */
export async function hasAdministratorBut(
  tx: Db,
  organisationId: number,
  leaving: readonly number[],
) {
  await lockAdministrators(tx, organisationId);
  return (await countAdministratorsBut(tx, organisationId, leaving)) > 0;
}

export async function requireAdministratorBut(
  tx: Db,
  organisationId: number,
  leaving: readonly number[],
) {
  if (!(await hasAdministratorBut(tx, organisationId, leaving))) refuse('member.lastAdmin');
}
