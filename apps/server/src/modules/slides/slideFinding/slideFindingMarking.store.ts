import { findingStateCodes, type FindingState } from '@cheese/domain/codes/slides/slideFinding';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { person } from '../../people/person/person.tables';
import { slide, slideLibrary } from '../slide/slide.tables';
import { slideFinding, slideFindingForm } from './slideFinding.tables';

const { id, formId, title, state, handedAt, total, most } = slideFinding;
/** Columns for lists, without the answers. */
const head = {
  finding: { id, formId, title, state, handedAt, total, most },
  slide: { id: slide.id, title: slide.title },
  writer: person.nickname,
};

const joined = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(slideFindingForm, eq(slideFindingForm.id, slideFinding.formId))
    .innerJoin(slide, eq(slide.id, slideFindingForm.slideId))
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(person, eq(person.id, slideFinding.personId));

interface FindingsQuery extends Paged {
  organisationId: number | null;
  slideId?: number | undefined;
  formId?: number | undefined;
  state?: FindingState | undefined;
}

/** Submissions that wait for marking come first. */
export async function selectKept(db: Db, kept: FindingsQuery) {
  const { organisationId, slideId, formId, state, ...paged } = kept;
  const { limit, offset } = rowsOf(paged);
  const counted = { ...head, total: sql<number>`(count(*) over ())::int` };
  return joined(db.select(counted).from(slideFinding).$dynamic())
    .where(
      and(
        organisationId === null
          ? isNull(slideLibrary.organisationId)
          : eq(slideLibrary.organisationId, organisationId),
        slideId === undefined ? undefined : eq(slideFindingForm.slideId, slideId),
        formId === undefined ? undefined : eq(slideFinding.formId, formId),
        state === undefined ? undefined : eq(slideFinding.state, state),
      ),
    )
    .orderBy(
      sql`${slideFinding.state} <> ${literal(findingStateCodes.handedIn)}`,
      desc(slideFinding.handedAt),
      desc(slideFinding.id),
    )
    .limit(limit)
    .offset(offset);
}

export async function findHanded(db: Db, id: number) {
  const whole = { ...head, finding: slideFinding, library: slideLibrary };
  const query = joined(db.select(whole).from(slideFinding).$dynamic());
  const rows = await query.where(eq(slideFinding.id, id));
  return rows[0] ?? null;
}

export type HandedHead = Omit<Awaited<ReturnType<typeof selectKept>>[number], 'total'>;
export type HandedRow = NonNullable<Awaited<ReturnType<typeof findHanded>>>;

/** Marks what is still as it was read; false where it is not. */
export async function saveMarks(
  tx: Db,
  { id, version }: { id: number; version: number },
  set: Partial<typeof slideFinding.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(slideFinding)
    .set({ ...set, version: version + 1 })
    .where(and(eq(slideFinding.id, id), eq(slideFinding.version, version)))
    .returning({ id: slideFinding.id });
  return rows.length > 0;
}
