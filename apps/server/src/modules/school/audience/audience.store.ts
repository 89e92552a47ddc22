import {
  and,
  asc,
  count,
  eq,
  ilike,
  inArray,
  isNotNull,
  notInArray,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes, type Role } from '@cheese/domain/codes/people/roles';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { prepared } from '../../../db/prepared';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { audience, audienceMember, type AudienceRow } from './audience.tables';

/** A member who has claimed their line of the roll. */
const shown = {
  personId: sql<number>`${membership.personId}`,
  name: membership.name,
  number: sql<string>`coalesce(${membership.number}, '')`,
};
const ofSchool = (organisationId: number | Placeholder) =>
  and(
    eq(membership.organisationId, organisationId),
    eq(membership.state, memberStateCodes.active),
    isNotNull(membership.personId),
  );

interface Looked {
  organisationId: number;
  keyword?: string | undefined;
  role?: Role | undefined;
  page: number;
  pageCnt: number;
}

const like = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

export async function selectRoll(db: Db, { organisationId, keyword, role, page, pageCnt }: Looked) {
  const words = keyword?.trim();
  const where = and(
    ofSchool(organisationId),
    role === undefined ? undefined : eq(membership.role, role),
    words
      ? or(ilike(membership.name, like(words)), ilike(membership.number, like(words)))
      : undefined,
  );
  const list = await db
    .select(shown)
    .from(membership)
    .where(where)
    .orderBy(asc(membership.number), asc(membership.id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { list, total: await db.$count(membership, where) };
}

/** Members of a school by student number or phone. */
export const selectByNumbers = (db: Db, organisationId: number, numbers: readonly string[]) =>
  db
    .select({ ...shown, account: membership.account, phone: person.phone })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(
      and(
        ofSchool(organisationId),
        or(
          inArray(membership.number, [...numbers]),
          inArray(membership.account, [...numbers]),
          inArray(person.phone, [...numbers]),
        ),
      ),
    )
    .orderBy(asc(membership.id));

export const countOfSchool = (db: Db, organisationId: number, personIds: readonly number[]) =>
  db.$count(
    membership,
    and(ofSchool(organisationId), inArray(membership.personId, [...personIds])),
  );

export async function insertAudience(db: Db, row: Omit<AudienceRow, 'id'>): Promise<number> {
  const [made] = await db.insert(audience).values(row).returning({ id: audience.id });
  return present(made).id;
}

export const updateAudience = (db: Db, id: number, changed: Partial<Omit<AudienceRow, 'id'>>) =>
  db.update(audience).set(changed).where(eq(audience.id, id));

export async function findAudience(db: Db, id: number, isForUpdate = false) {
  const name = isForUpdate ? 'audience_held' : 'audience';
  const plan = prepared(db, name, () => {
    const rows = db
      .select()
      .from(audience)
      .where(eq(audience.id, sql.placeholder('id')));
    return (isForUpdate ? rows.for('update') : rows).prepare(name);
  });
  return (await plan.execute({ id }))[0] ?? null;
}

/** Locks the audience, so that a code being changed admits no one. */
export async function lockByCode(db: Db, code: string) {
  const rows = await db
    .select({ audience, schoolName: organisation.name })
    .from(audience)
    .leftJoin(organisation, eq(organisation.id, audience.organisationId))
    .where(and(eq(audience.code, code), eq(audience.kind, 'code')))
    .for('share', { of: audience });
  return rows[0] ?? null;
}

export async function insertMembers(db: Db, audienceId: number, ids: readonly number[], now: Date) {
  if (ids.length === 0) return 0;
  const rows = ids.map((personId) => ({ audienceId, personId, joinedAt: now }));
  const added = await db
    .insert(audienceMember)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: audienceMember.personId });
  return added.length;
}

/** All but these leave. */
export const deleteMembersBut = (db: Db, audienceId: number, staying: readonly number[]) =>
  db
    .delete(audienceMember)
    .where(
      and(
        eq(audienceMember.audienceId, audienceId),
        staying.length > 0 ? notInArray(audienceMember.personId, [...staying]) : undefined,
      ),
    );

export async function selectMemberIds(db: Db, audienceId: number): Promise<number[]> {
  const rows = await db
    .select({ personId: audienceMember.personId })
    .from(audienceMember)
    .where(eq(audienceMember.audienceId, audienceId));
  return rows.map(({ personId }) => personId);
}

/** Chosen and joined members; those from other schools have their own names. */
export const selectMembers = (db: Db, { id, organisationId }: AudienceRow) =>
  db
    .select({
      personId: person.id,
      name: sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname})`,
      number: sql<string>`coalesce(${membership.number}, '')`,
    })
    .from(audienceMember)
    .innerJoin(person, eq(person.id, audienceMember.personId))
    .leftJoin(
      membership,
      and(
        eq(membership.personId, person.id),
        organisationId === null ? sql`false` : eq(membership.organisationId, organisationId),
      ),
    )
    .where(eq(audienceMember.audienceId, id))
    .orderBy(asc(membership.number), asc(person.id));

const learnersOf = (organisationId: number | Placeholder) =>
  and(ofSchool(organisationId), eq(membership.role, roleCodes.learner));

export const selectLearners = (db: Db, organisationId: number) =>
  db
    .select(shown)
    .from(membership)
    .where(learnersOf(organisationId))
    .orderBy(asc(membership.number), asc(membership.id));

export async function countLearners(db: Db, organisationId: number) {
  const plan = prepared(db, 'learner_count', () =>
    db
      .select({ count: count() })
      .from(membership)
      .where(learnersOf(sql.placeholder('organisationId')))
      .prepare('learner_count'),
  );
  return (await plan.execute({ organisationId }))[0]?.count ?? 0;
}

export const countMembers = (db: Db, audienceId: number) =>
  db.$count(audienceMember, eq(audienceMember.audienceId, audienceId));
