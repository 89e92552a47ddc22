import type { SchoolNoticeState } from '@cheese/domain/codes/school/schoolNotices';
import { and, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { totalBeside } from '../../../db/keptCount';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { present } from '../../../db/present';
import { countReads } from '../../people/notice/notice.door';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { audienceGroup } from '../audience/audience.tables';
import { schoolNotice, type SchoolNoticeRow } from './schoolNotice.tables';

/** By the name of the roll. */
const author = sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname})`;

const shown = (db: Db) =>
  db
    .select({
      row: schoolNotice,
      author,
      groupCount: db.$count(audienceGroup, eq(audienceGroup.audienceId, schoolNotice.audienceId)),
    })
    .from(schoolNotice)
    .innerJoin(person, eq(person.id, schoolNotice.authorId))
    .leftJoin(
      membership,
      and(
        eq(membership.personId, schoolNotice.authorId),
        eq(membership.organisationId, schoolNotice.organisationId),
      ),
    );

type Shown = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];
export type NoticeFound = Shown & { readers: number };

/** Of a whole school, or of one author in it. */
export interface Whose {
  organisationId: number;
  authorId?: number | undefined;
}

const isOf = ({ organisationId, authorId }: Whose) =>
  and(
    eq(schoolNotice.organisationId, organisationId),
    authorId === undefined ? undefined : eq(schoolNotice.authorId, authorId),
  );

interface ListQuery extends Paged {
  keyword?: string | undefined;
  state?: SchoolNoticeState | undefined;
}

/** Somebody's drafts are for nobody else. */
const isSeenBy = (personId: number) =>
  sql`(${schoolNotice.authorId} = ${personId} or ${schoolNotice.state} in ('sent', 'withdrawn'))`;

/** The newest first. */
export async function selectNotices(
  db: Db,
  whose: Whose & { readerId: number },
  { keyword, state, ...page }: ListQuery,
) {
  const words = keyword?.trim();
  const where = and(
    isOf(whose),
    isSeenBy(whose.readerId),
    state && eq(schoolNotice.state, state),
    words ? ilike(schoolNotice.title, likePattern(words)) : undefined,
  );
  const { limit, offset } = rowsOf(page);
  const found = await shown(db)
    .where(where)
    .orderBy(desc(schoolNotice.id))
    .limit(limit)
    .offset(offset);
  const count = () => db.$count(schoolNotice, where);
  const total = await totalBeside(found, { limit, offset }, count);
  return { rows: await withReaders(db, found), total };
}

/** How many have read each; of those to many it is counted once in some seconds. */
async function withReaders(db: Db, found: Shown[]): Promise<NoticeFound[]> {
  const asked = found.map(({ row: { noticeId, recipients } }) => ({ noticeId, recipients }));
  const reads = await countReads(db, asked);
  return found.map((each) => ({ ...each, readers: reads.get(each.row.noticeId ?? 0) ?? 0 }));
}

export async function findNotice(db: Db, whose: Whose & { readerId: number }, id: number) {
  const where = and(isOf(whose), isSeenBy(whose.readerId), eq(schoolNotice.id, id));
  const [found] = await withReaders(db, await shown(db).where(where));
  return found ?? null;
}

/** Locked until the transaction ends, so that it is sent once and not changed meanwhile. */
export async function lockNotice(tx: Db, id: number, whose?: Whose) {
  const rows = await tx
    .select()
    .from(schoolNotice)
    .where(and(eq(schoolNotice.id, id), whose && isOf(whose)))
    .for('update');
  return rows[0] ?? null;
}

type NewNotice = typeof schoolNotice.$inferInsert;

/** Null where the same press of a button has saved one already, also in another call under way. */
export async function insertNotice(tx: Db, row: NewNotice): Promise<SchoolNoticeRow | null> {
  const rows = await tx
    .insert(schoolNotice)
    .values(row)
    .onConflictDoNothing({ target: [schoolNotice.authorId, schoolNotice.requestKey] })
    .returning();
  return rows[0] ?? null;
}

export async function findByRequest(tx: Db, authorId: number, requestKey: string) {
  const rows = await tx
    .select()
    .from(schoolNotice)
    .where(and(eq(schoolNotice.authorId, authorId), eq(schoolNotice.requestKey, requestKey)));
  return present(rows[0]);
}

export async function updateNotice(tx: Db, id: number, set: Partial<NewNotice>) {
  const changed = { ...set, version: sql`${schoolNotice.version} + 1` };
  const rows = await tx
    .update(schoolNotice)
    .set(changed)
    .where(eq(schoolNotice.id, id))
    .returning();
  return present(rows[0]);
}

/** How many of somebody's are in one of these states. */
export const countOf = (tx: Db, authorId: number, states: readonly SchoolNoticeState[]) =>
  tx.$count(
    schoolNotice,
    and(eq(schoolNotice.authorId, authorId), inArray(schoolNotice.state, [...states])),
  );

export const deleteNotice = (tx: Db, id: number) =>
  tx.delete(schoolNotice).where(eq(schoolNotice.id, id));

/** The school and its author, as the recipients read it. */
export async function findIssuer(tx: Db, { organisationId, authorId }: SchoolNoticeRow) {
  const [row] = await tx
    .select({ school: organisation.name, author })
    .from(organisation)
    .innerJoin(person, eq(person.id, authorId))
    .leftJoin(
      membership,
      and(eq(membership.personId, person.id), eq(membership.organisationId, organisation.id)),
    )
    .where(eq(organisation.id, organisationId));
  const { school, author: name } = present(row);
  return `${school} · ${name}`;
}
