import { and, asc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { exam } from '../../exam/exam/exam.tables';
import { slide, slideScan } from '../slide/slide.tables';
import { slideTray, slideTrayExam, slideTraySlide } from '../slide/lending/slideTray.tables';

/** A condition: the tray belongs to the exam and to the same school. */
const isBeside = (db: Db, examId: SQL | ReturnType<typeof sql.placeholder>) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(slideTrayExam)
      .innerJoin(exam, eq(exam.id, slideTrayExam.examId))
      .where(
        and(
          eq(slideTrayExam.trayId, slideTray.id),
          eq(slideTrayExam.examId, examId),
          eq(exam.organisationId, slideTray.organisationId),
          isNull(exam.cancelledAt),
        ),
      ),
  );

/** One row for each slide, in order. */
export async function selectBeside(db: Db, examId: number) {
  const plan = prepared(db, 'slide_trays_of_exam', () =>
    db
      .select({
        id: slideTray.id,
        title: slideTray.title,
        text: slideTray.text,
        place: slideTraySlide.place,
        note: slideTraySlide.note,
      })
      .from(slideTray)
      .innerJoin(slideTraySlide, eq(slideTraySlide.trayId, slideTray.id))
      .where(isBeside(db, sql.placeholder('examId')))
      .orderBy(asc(slideTray.id), asc(slideTraySlide.place))
      .prepare('slide_trays_of_exam'),
  );
  return plan.execute({ examId });
}

interface Lying {
  examId: number;
  trayId: number;
  place: number;
}

export async function findBeside(db: Db, asked: Lying) {
  const plan = prepared(db, 'slide_of_exam', () =>
    db
      .select({ slide, scan: slideScan })
      .from(slideTray)
      .innerJoin(slideTraySlide, eq(slideTraySlide.trayId, slideTray.id))
      .innerJoin(slide, eq(slide.id, slideTraySlide.slideId))
      .innerJoin(slideScan, eq(slideScan.id, slide.scanId))
      .where(
        and(
          eq(slideTray.id, sql.placeholder('trayId')),
          eq(slideTraySlide.place, sql.placeholder('place')),
          isBeside(db, sql.placeholder('examId')),
        ),
      )
      .prepare('slide_of_exam'),
  );
  return (await plan.execute({ ...asked }))[0] ?? null;
}

/** Counts the school's exams among them that are not cancelled. */
export const countHeld = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.$count(
    exam,
    and(
      inArray(exam.id, [...ids]),
      eq(exam.organisationId, organisationId),
      isNull(exam.cancelledAt),
    ),
  );

export const selectExamsOf = (db: Db, trayId: number) =>
  db
    .select({ id: exam.id, title: exam.title, startsAt: exam.startsAt })
    .from(slideTrayExam)
    .innerJoin(exam, eq(exam.id, slideTrayExam.examId))
    .where(eq(slideTrayExam.trayId, trayId))
    .orderBy(asc(exam.startsAt), asc(exam.id));

export async function putExams(db: Db, trayId: number, examIds: readonly number[]) {
  await db.delete(slideTrayExam).where(eq(slideTrayExam.trayId, trayId));
  if (examIds.length === 0) return;
  await db.insert(slideTrayExam).values(examIds.map((examId) => ({ trayId, examId })));
}
