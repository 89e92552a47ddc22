import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import { and, asc, desc, eq, exists, ilike, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Static } from 'typebox';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { isCurrent } from './question.rows';
import { question, questionReport, questionVersion } from '../bank/question.tables';
import { notDeleted } from '../bank/notDeleted.filters';

type QuestionListQuery = Omit<Static<C['list']['query']>, 'chapterId'> & {
  /** A chapter with all that stand below it; all of the bank where there are none. */
  chapterIds: readonly number[];
};

const input = sql.placeholder;
const isOpen = and(eq(questionReport.questionId, question.id), isNull(questionReport.settledAt));
const one = { one: sql`1` };

const other = alias(question, 'other');
const others = alias(questionVersion, 'others');

/** Another of the bank that says the same as this one. */
const twinOf = (db: Db) =>
  exists(
    db
      .select(one)
      .from(others)
      .innerJoin(other, and(eq(others.questionId, other.id), eq(others.nth, other.version)))
      .where(
        and(
          eq(others.fingerprint, questionVersion.fingerprint),
          eq(other.bankId, question.bankId),
          ne(other.id, question.id),
          isNull(other.deletedAt),
        ),
      ),
  );

/** Filters on the question's words, as named inputs of the prepared statement. */
const ofWords = ({ type, difficulty, tag, keyword }: QuestionListQuery) =>
  and(
    type && eq(questionVersion.type, input('type')),
    difficulty && eq(questionVersion.difficulty, input('difficulty')),
    tag ? sql`${questionVersion.tags} @> ${input('tags')}::text[]` : undefined,
    keyword?.trim()
      ? sql`(${ilike(questionVersion.stem, input('pattern'))}
          or ${ilike(questionVersion.context, input('pattern'))})`
      : undefined,
  );

const listed = {
  id: question.id,
  version: question.version,
  chapterId: question.chapterId,
  groupId: question.groupId,
  type: questionVersion.type,
  difficulty: questionVersion.difficulty,
  stem: questionVersion.stem,
  tags: questionVersion.tags,
  source: questionVersion.source,
  writtenAt: questionVersion.writtenAt,
};

/** Open reports; not used for platform banks. */
const reportCount = (db: Db) => db.$count(questionReport, isOpen);

/** Words are looked at only where something is asked of them. */
const countListed = (db: Db, ofBank: SQL | undefined, words: SQL | undefined) =>
  words
    ? sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(question)
        .innerJoin(questionVersion, isCurrent)
        .where(and(ofBank, words))})`
    : db.$count(question, ofBank);

function selectPage(db: Db, query: QuestionListQuery) {
  const isOfChapters = query.chapterIds.length > 0;
  const ofBank = and(
    eq(question.bankId, input('bankId')),
    notDeleted,
    isOfChapters ? sql`${question.chapterId} = any(${input('chapterIds')}::int[])` : undefined,
    query.isReported ? exists(db.select(one).from(questionReport).where(isOpen)) : undefined,
  );
  const words = and(ofWords(query), query.isTwin ? twinOf(db) : undefined);
  const order = isOfChapters
    ? [asc(question.chapterId), asc(question.place), asc(question.id)]
    : [desc(question.id)];
  return db
    .select({
      ...listed,
      hasTwins: sql<boolean>`${twinOf(db)}`,
      reportCount: reportCount(db),
      total: countListed(db, ofBank, words),
    })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .where(and(ofBank, words))
    .orderBy(...order)
    .limit(input('limit'))
    .offset(input('offset'));
}

/** A chapter in its order; of a whole bank the newest first. */
export function selectListed(db: Db, query: QuestionListQuery) {
  const { bankId, chapterIds, type, difficulty, tag, keyword, isReported, isTwin } = query;
  const words = keyword?.trim();
  const shape = [chapterIds.length, type, difficulty, tag, words, isReported, isTwin]
    .map((one) => Number(Boolean(one)))
    .join('');
  const name = `questions_of_bank_${shape}`;
  const page = prepared(db, name, () => selectPage(db, query).prepare(name));
  const facts = {
    bankId,
    chapterIds: [...chapterIds],
    type,
    difficulty,
    tags: tag ? [tag] : [],
    pattern: words && likePattern(words),
  };
  return pageBy(page, facts, query);
}
