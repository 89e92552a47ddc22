import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { questionBank } from '../../exam/bank/bank.tables';
import { question } from '../../exam/bank/question.tables';
import { slide, slideLibrary, slideScan } from '../slide/slide.tables';

/** A slide of the school whose bank asks it: no bank lends what is another's, or sold. */
export async function findAsked(db: Db, asked: { slideId: number; questionId: number }) {
  const plan = prepared(db, 'slide_of_question', () =>
    db
      .select({ slide, scan: slideScan })
      .from(question)
      .innerJoin(questionBank, eq(questionBank.id, question.bankId))
      .innerJoin(slide, eq(slide.id, sql.placeholder('slideId')))
      .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
      .innerJoin(slideScan, eq(slideScan.id, slide.scanId))
      .where(
        and(
          eq(question.id, sql.placeholder('questionId')),
          eq(slideLibrary.organisationId, questionBank.organisationId),
        ),
      )
      .prepare('slide_of_question'),
  );
  return (await plan.execute({ ...asked }))[0] ?? null;
}
