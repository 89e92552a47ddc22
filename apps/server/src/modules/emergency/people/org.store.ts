import { and, asc, desc, eq, ilike } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';

const isCentre = eq(organisation.service, 'emergency');

export async function findOrg(db: Db, id: number) {
  const rows = await db
    .select()
    .from(organisation)
    .where(and(isCentre, eq(organisation.id, id)));
  return rows[0] ?? null;
}

/** All of them, in the order in which they came. */
export function selectCentres(db: Db) {
  return db
    .select({ id: organisation.id, name: organisation.name })
    .from(organisation)
    .where(isCentre)
    .orderBy(asc(organisation.id));
}

/** Locks the organisation against changes of its members. */
export async function lockOrg(db: Db, id: number) {
  await db
    .select({ id: organisation.id })
    .from(organisation)
    .where(eq(organisation.id, id))
    .for('update');
}

/** The newest first, each with how many people it has. */
export async function selectOrgs(db: Db, asked: Paged & { keyword?: string }) {
  const { keyword, ...paged } = asked;
  const chosen = and(
    isCentre,
    keyword ? ilike(organisation.name, likePattern(keyword)) : undefined,
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select({
      id: organisation.id,
      name: organisation.name,
      createdAt: organisation.createdAt,
      people: db.$count(membership, eq(membership.organisationId, organisation.id)),
    })
    .from(organisation)
    .where(chosen)
    .orderBy(desc(organisation.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(organisation, chosen) };
}

export async function isOrgNameTaken(db: Db, name: string, butBy: number) {
  const [taken] = await db
    .select({ id: organisation.id })
    .from(organisation)
    .where(and(isCentre, eq(organisation.name, name)));
  return taken !== undefined && taken.id !== butBy;
}
