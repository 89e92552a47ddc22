import { emergencyRoleCodes } from '@cheese/domain/codes/emergency/centre';
import type { OrgUserContract } from '@cheese/domain/contract/emergency/orgUser';
import { and, asc, eq, ilike, inArray, max, ne, or } from 'drizzle-orm';
import type { Static } from 'typebox';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { session } from '../../people/session/session.tables';

type ListAsked = Omit<Static<OrgUserContract['list']['query']>, 'orgId'>;

/** Platform administrators belong to no organisation. */
const isOrdinary = and(eq(person.service, 'emergency'), eq(person.isPlatformAdmin, false));

function chosenBy(organisationId: number, { keyword, role }: Omit<ListAsked, 'page' | 'pageCnt'>) {
  const pattern = keyword && likePattern(keyword);
  return and(
    eq(membership.organisationId, organisationId),
    isOrdinary,
    role && eq(person.isWelfareManager, role === emergencyRoleCodes.orgAdmin),
    pattern ? or(ilike(membership.name, pattern), ilike(person.phone, pattern)) : undefined,
  );
}

/** In the order in which they came. */
export async function selectOrgUsers(db: Db, organisationId: number, asked: ListAsked) {
  const { page, pageCnt, ...filter } = asked;
  const chosen = chosenBy(organisationId, filter);
  const { limit, offset } = rowsOf({ page, pageCnt });
  const rows = await db
    .select({
      id: person.id,
      name: membership.name,
      phone: person.phone,
      isWelfareManager: person.isWelfareManager,
      createdAt: person.registeredAt,
    })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(chosen)
    .orderBy(asc(membership.id))
    .limit(limit)
    .offset(offset);
  const members = db
    .select({ id: membership.id })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(chosen)
    .as('members');
  return { rows, total: await db.$count(members) };
}

/** When each of some people last signed in. */
export async function selectLastSignedIn(db: Db, personIds: number[]) {
  if (personIds.length === 0) return new Map<number, Date | null>();
  const rows = await db
    .select({ personId: session.personId, lastAt: max(session.signedInAt) })
    .from(session)
    .where(inArray(session.personId, personIds))
    .groupBy(session.personId);
  return new Map(rows.map(({ personId, lastAt }) => [personId, lastAt]));
}

/** A member of any organisation. */
export async function findOrgUser(db: Db, personId: number) {
  const rows = await db
    .select({
      id: person.id,
      phone: person.phone,
      isWelfareManager: person.isWelfareManager,
      organisationId: membership.organisationId,
    })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(and(eq(person.id, personId), isOrdinary));
  return rows[0] ?? null;
}

export type OrgUserRow = NonNullable<Awaited<ReturnType<typeof findOrgUser>>>;

/** Undefined if the person belongs to no organisation. */
export async function findOrgOf(db: Db, personId: number) {
  const rows = await db
    .select({ organisationId: membership.organisationId })
    .from(membership)
    .where(eq(membership.personId, personId));
  return rows[0]?.organisationId ?? null;
}

/** Locks the person against concurrent changes. */
export async function lockPerson(db: Db, id: number) {
  await db.select({ id: person.id }).from(person).where(eq(person.id, id)).for('update');
}

export async function hasOtherManager(db: Db, { id, organisationId }: OrgUserRow) {
  const rows = await db
    .select({ id: person.id })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(
      and(
        eq(membership.organisationId, organisationId),
        isOrdinary,
        eq(person.isWelfareManager, true),
        ne(person.id, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
