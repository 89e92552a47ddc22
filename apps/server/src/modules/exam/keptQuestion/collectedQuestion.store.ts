import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { collected } from '../../learning/course/learners/collect.tables';
import { bankChapter, questionBank } from '../bank/bank.tables';
import { isVisible } from '../bank/bank.visible.filters';
import { question, questionVersion } from '../bank/question.tables';
import { notDeleted } from '../question/question.door';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Narrowing } from './keptQuestion.asked';

const isCurrent = and(
  eq(questionVersion.questionId, question.id),
  eq(questionVersion.nth, question.version),
);

const isTheirs = and(
  eq(collected.personId, sql.placeholder('personId')),
  eq(collected.type, collectTypeCodes.question),
  notDeleted,
);

export const banksOf = (db: Db) =>
  prepared(db, 'collected_banks', () =>
    db
      .selectDistinct({ bankId: question.bankId })
      .from(collected)
      .innerJoin(question, eq(question.id, collected.productId))
      .where(isTheirs)
      .prepare('collected_banks'),
  );

/** Without the words, which are known by their version. */
const shown = {
  questionId: question.id,
  version: question.version,
  groupId: question.groupId,
  libraryId: questionBank.id,
  bank: questionBank.name,
  chapter: bankChapter.name,
  collectedAt: collected.collectedAt,
};

/** A statement for each way of narrowing, kept. */
export const inList = (db: Db, { way, where }: Narrowing) =>
  prepared(db, `collected_${way}`, () =>
    db
      .select(shown)
      .from(collected)
      .innerJoin(question, eq(question.id, collected.productId))
      .innerJoin(questionVersion, isCurrent)
      .innerJoin(questionBank, eq(questionBank.id, question.bankId))
      .innerJoin(bankChapter, eq(bankChapter.id, question.chapterId))
      .where(and(isTheirs, isVisible, where))
      .orderBy(desc(collected.collectedAt), desc(question.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`collected_${way}`),
  );

export const countInList = (db: Db, { way, where }: Narrowing) =>
  prepared(db, `collected_count_${way}`, () =>
    db
      .select({ count: count() })
      .from(collected)
      .innerJoin(question, eq(question.id, collected.productId))
      .innerJoin(questionVersion, isCurrent)
      .where(and(isTheirs, isVisible, where))
      .prepare(`collected_count_${way}`),
  );

export function planIds(db: Db, libraryId: number | undefined) {
  const way = libraryId ? 'bank' : '';
  const inBank = libraryId ? eq(question.bankId, sql.placeholder('libraryId')) : undefined;
  return prepared(db, `collected_ids_${way}`, () =>
    db
      .select({ id: question.id })
      .from(collected)
      .innerJoin(question, eq(question.id, collected.productId))
      .where(and(isTheirs, isVisible, inBank))
      .prepare(`collected_ids_${way}`),
  );
}
