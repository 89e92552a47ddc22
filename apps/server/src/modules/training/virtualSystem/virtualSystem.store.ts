import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { virtualSystem } from './virtualSystem.tables';

export function selectSystems(db: Db, personId: number, orgId: number) {
  const { id, name, description, logo, url, place, organisationId } = virtualSystem;
  const isTheirs = db
    .select({ one: sql`1` })
    .from(membership)
    .where(and(eq(membership.organisationId, organisationId), eq(membership.personId, personId)));
  return db
    .select({ id, name, description, logo, url })
    .from(virtualSystem)
    .where(and(eq(organisationId, orgId), exists(isTheirs)))
    .orderBy(asc(place), asc(id));
}
