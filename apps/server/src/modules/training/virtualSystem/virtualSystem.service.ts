import type { Answers } from '@cheese/domain/contract/call';
import type { VirtualSystemContract as C } from '@cheese/domain/contract/training/virtualSystem';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { CallContext } from '../../../calls/call';
import { membership } from '../../people/organisation/organisation.tables';
import { virtualSystem } from './virtualSystem.tables';

/** Systems of the user's school only. */
export async function listSystems({
  db,
  person,
  query,
}: CallContext<C['list']>): Promise<Answers<C['list']>> {
  const orgId = query.orgId ?? person.organisationId;
  if (orgId === null) return [];
  const { id, name, description, logo, url, place, organisationId } = virtualSystem;
  const isTheirs = db
    .select({ one: sql`1` })
    .from(membership)
    .where(and(eq(membership.organisationId, organisationId), eq(membership.personId, person.id)));
  return db
    .select({ id, name, description, logo, url })
    .from(virtualSystem)
    .where(and(eq(organisationId, orgId), exists(isTheirs)))
    .orderBy(asc(place), asc(id));
}
