import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { and, asc, eq, ilike, isNull, lte, sql } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { bankChapter, questionBank } from '../../exam/bank/bank.tables';
import { notDeleted } from '../../exam/question/question.door';
import { question } from '../../exam/bank/question.tables';
import { course, courseChapter, courseware } from '../../learning/course/course.tables';
import { commodity } from '../../shop/goods/commodity.tables';
import { slideWords } from './slidePanel.tables';
import { onSale } from '../../shop/commodity/commodity.filters';

const MOST = 6;

const isSoldAs = (type: 1 | 4, productId: typeof course.id | typeof questionBank.id) =>
  and(eq(commodity.type, type), eq(commodity.productId, productId), onSale);

/** Films of the platform's open courses whose titles name an organ. */
export const selectFilms = (db: Db, organ: string, now: Date) =>
  db
    .select({
      id: courseware.id,
      title: courseware.title,
      durationS: courseware.durationS,
      courseId: course.id,
      courseName: course.name,
      cover: course.cover,
    })
    .from(courseware)
    .innerJoin(course, eq(course.id, courseware.courseId))
    .innerJoin(courseChapter, eq(courseChapter.id, courseware.chapterId))
    .innerJoin(commodity, isSoldAs(commodityTypeCodes.course, course.id))
    .where(
      and(
        eq(courseware.type, coursewareTypeCodes.video),
        eq(courseware.isShown, true),
        isNull(courseChapter.removedAt),
        isNull(course.organisationId),
        lte(course.publishedAt, now),
        isNull(course.withdrawnAt),
        ilike(courseware.title, likePattern(organ)),
      ),
    )
    .orderBy(asc(course.id), asc(courseware.id))
    .limit(MOST);

/** Chapters of the platform's banks that are on sale, whose names name an organ. */
export const selectChapters = (db: Db, organ: string) =>
  db
    .select({
      id: bankChapter.id,
      name: bankChapter.name,
      libraryId: questionBank.id,
      bank: questionBank.name,
      questionCount: sql<number>`count(${question.id})::int`,
    })
    .from(bankChapter)
    .innerJoin(questionBank, eq(questionBank.id, bankChapter.bankId))
    .innerJoin(commodity, isSoldAs(commodityTypeCodes.bank, questionBank.id))
    .innerJoin(question, and(eq(question.chapterId, bankChapter.id), notDeleted))
    .where(
      and(
        isNull(questionBank.organisationId),
        isNull(questionBank.archivedAt),
        ilike(bankChapter.name, likePattern(organ)),
      ),
    )
    .groupBy(bankChapter.id, questionBank.id)
    .orderBy(asc(questionBank.id), asc(bankChapter.id))
    .limit(MOST);

export async function findWords(db: Db, slideId: number) {
  const rows = await db.select().from(slideWords).where(eq(slideWords.slideId, slideId));
  return rows[0] ?? null;
}

type NewWords = typeof slideWords.$inferInsert;

/** The edition that it has now; null where another one was saved meanwhile. */
export async function saveWords(db: Db, { edition = 0, ...row }: NewWords) {
  const { slideId, ...set } = row;
  const edited =
    edition === 0
      ? await db.insert(slideWords).values(row).onConflictDoNothing().returning()
      : await db
          .update(slideWords)
          .set({ ...set, edition: edition + 1 })
          .where(and(eq(slideWords.slideId, slideId), eq(slideWords.edition, edition)))
          .returning();
  return edited[0]?.edition ?? null;
}
