import {
  slideReportStateCodes,
  type SlideReportState,
} from '@cheese/domain/codes/slides/morphology';
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { person } from '../../people/person/person.tables';
import { slide, slideLibrary } from '../slide/slide.tables';
import { slideReport } from './slideReport.tables';

/** Locks the reporter, so that concurrent reports are all counted. */
export const lockReporter = (tx: Db, personId: number) =>
  tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('update');

export const countSince = (db: Db, personId: number, since: Date) =>
  db.$count(
    slideReport,
    and(eq(slideReport.personId, personId), gt(slideReport.reportedAt, since)),
  );

type NewReport = typeof slideReport.$inferInsert;

/** The same, said before and not answered yet. */
export async function findSame(db: Db, { personId, slideId, fault, text }: NewReport) {
  const rows = await db
    .select({ id: slideReport.id })
    .from(slideReport)
    .where(
      and(
        eq(slideReport.personId, personId),
        eq(slideReport.slideId, slideId),
        eq(slideReport.fault, fault),
        eq(slideReport.text, text),
        eq(slideReport.state, slideReportStateCodes.open),
      ),
    );
  return rows[0] ?? null;
}

export async function insertReport(db: Db, row: NewReport) {
  const [made] = await db.insert(slideReport).values(row).returning({ id: slideReport.id });
  if (!made) throw new Error('the report was not written');
  return made;
}

export async function selectOfPerson(db: Db, personId: number, paged: Paged) {
  const isTheirs = eq(slideReport.personId, personId);
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select()
    .from(slideReport)
    .where(isTheirs)
    .orderBy(desc(slideReport.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(slideReport, isTheirs) };
}

interface ReportsQuery extends Paged {
  organisationId: number | null;
  state: SlideReportState | undefined;
}

export async function selectKept(db: Db, { organisationId, state, ...paged }: ReportsQuery) {
  const { limit, offset } = rowsOf(paged);
  return db
    .select({
      report: slideReport,
      title: slide.title,
      thumbnail: slide.thumbnail,
      reporter: person.nickname,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(slideReport)
    .innerJoin(slide, eq(slide.id, slideReport.slideId))
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(person, eq(person.id, slideReport.personId))
    .where(
      and(
        organisationId === null
          ? isNull(slideLibrary.organisationId)
          : eq(slideLibrary.organisationId, organisationId),
        state && eq(slideReport.state, state),
      ),
    )
    .orderBy(
      sql`${slideReport.state} <> ${literal(slideReportStateCodes.open)}`,
      asc(slideReport.state),
      desc(slideReport.id),
    )
    .limit(limit)
    .offset(offset);
}

/** A report and the library of its slide, held until the answer stands. */
export async function lockReport(tx: Db, id: number) {
  const rows = await tx
    .select({ report: slideReport, library: slideLibrary })
    .from(slideReport)
    .innerJoin(slide, eq(slide.id, slideReport.slideId))
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .where(eq(slideReport.id, id))
    .for('update', { of: slideReport });
  return rows[0] ?? null;
}

export const saveAnswer = (tx: Db, id: number, set: Partial<NewReport>) =>
  tx.update(slideReport).set(set).where(eq(slideReport.id, id));
