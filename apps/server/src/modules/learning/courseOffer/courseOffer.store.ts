import type { OfferState } from '@cheese/domain/codes/learning/courseOffers';
import { aliasedTable, and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pageBy, type Paged } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { course } from '../course/course.tables';
import { courseOffer, type CourseOfferRow } from '../courseMaking/courseOffer.tables';

const MOST_SHOWN = 20;

export const selectOffers = (db: Db, courseId: number): Promise<CourseOfferRow[]> =>
  db
    .select()
    .from(courseOffer)
    .where(eq(courseOffer.courseId, courseId))
    .orderBy(desc(courseOffer.id))
    .limit(MOST_SHOWN);

/** Null where another one of the same course waits already. */
export async function insertOffer(
  db: Db,
  row: typeof courseOffer.$inferInsert,
): Promise<number | null> {
  const [made] = await db
    .insert(courseOffer)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: courseOffer.id });
  return made?.id ?? null;
}

export async function findOffer(db: Db, id: number): Promise<CourseOfferRow | null> {
  const [row] = await db.select().from(courseOffer).where(eq(courseOffer.id, id));
  return row ?? null;
}

/** Locks the offer against concurrent decisions. */
export async function lockOffer(db: Db, id: number): Promise<CourseOfferRow | null> {
  const [row] = await db.select().from(courseOffer).where(eq(courseOffer.id, id)).for('update');
  return row ?? null;
}

type Decided = Partial<Pick<CourseOfferRow, 'decidedAt' | 'isApproved' | 'reason' | 'copyId'>>;

export const decideOffer = (db: Db, id: number, decided: Decided) =>
  db.update(courseOffer).set(decided).where(eq(courseOffer.id, id));

/** The same as `stateOf`, as the database knows it. */
const inState: Record<OfferState, SQL | undefined> = {
  waiting: isNull(courseOffer.decidedAt),
  approved: eq(courseOffer.isApproved, true),
  declined: eq(courseOffer.isApproved, false),
  recalled: and(isNotNull(courseOffer.decidedAt), isNull(courseOffer.isApproved)),
};

/** Those that wait first, the oldest of them on top; then what was decided last. */
export function selectOffered(db: Db, { state, ...paged }: Paged & { state?: OfferState }) {
  const name = `course_offers_${state}`;
  return pageBy(
    prepared(db, name, () => offered(db, state).prepare(name)),
    {},
    paged,
  );
}

function offered(db: Db, state: OfferState | undefined) {
  const copy = aliasedTable(course, 'copy');
  return db
    .select({
      row: courseOffer,
      name: course.name,
      organisation: organisation.name,
      by: sql<string>`coalesce(nullif(${person.name}, ''), ${person.nickname}, '')`,
      copy: { courseId: copy.id, edition: copy.edition },
      renews: sql<number | null>`case when ${courseOffer.decidedAt} is null then
        (select max(sold.copy_id) from ${courseOffer} sold
        where sold.course_id = ${courseOffer.courseId} and sold.is_approved) end`,
      // Counted apart: what stands beside a row is looked up for the page alone.
      total: sql<number>`${db.$count(courseOffer, state && inState[state])}::int`,
    })
    .from(courseOffer)
    .innerJoin(course, eq(course.id, courseOffer.courseId))
    .leftJoin(organisation, eq(organisation.id, course.organisationId))
    .leftJoin(person, eq(person.id, courseOffer.personId))
    .leftJoin(copy, eq(copy.id, courseOffer.copyId))
    .where(state && inState[state])
    .orderBy(
      sql`${courseOffer.decidedAt} desc nulls first`,
      sql`case when ${courseOffer.decidedAt} is null then ${courseOffer.id} end`,
      desc(courseOffer.id),
    )
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
}

/** As what a course is on sale: null while it never was. */
export async function findSoldAs(db: Db, courseId: number): Promise<number | null> {
  const isSold = and(
    eq(courseOffer.courseId, courseId),
    eq(courseOffer.isApproved, true),
    isNotNull(courseOffer.copyId),
  );
  const [row] = await db
    .select({ id: courseOffer.copyId })
    .from(courseOffer)
    .where(isSold)
    .orderBy(desc(courseOffer.copyId))
    .limit(1);
  return row?.id ?? null;
}
