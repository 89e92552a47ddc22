import type { Answers } from '@cheese/domain/contract/call';
import type { VirtualSystemContract as C } from '@cheese/domain/contract/training/virtualSystem';
import type { CallContext } from '../../../calls/call';
import { selectSystems } from './virtualSystem.store';

/** Systems of the user's school only. */
export async function listSystems({
  db,
  person,
  query,
}: CallContext<C['list']>): Promise<Answers<C['list']>> {
  const orgId = query.orgId ?? person.organisationId;
  if (orgId === null) return [];
  return selectSystems(db, person.id, orgId);
}
