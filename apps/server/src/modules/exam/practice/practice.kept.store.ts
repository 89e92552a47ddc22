import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { collected } from '../../learning/course/learners/collect.tables';
import { type QuestionRef, refColumns, notDeleted } from '../question/question.door';
import { question } from '../bank/question.tables';
import { isDue, isWrong } from '../standing/standing.door';
import { questionStanding } from '../question/history/standing.tables';

const MOST = 200;

interface KeptPracticeQuery {
  personId: number;
  bankId: number;
  source: (typeof practiceSourceCodes)['wrong' | 'collected' | 'due'];
  now: Date;
}

/** The user's wrong, collected or due questions in a bank. */
export async function selectKept(db: Db, kept: KeptPracticeQuery): Promise<QuestionRef[]> {
  return kept.source === practiceSourceCodes.collected
    ? selectCollected(db, kept)
    : selectStanding(db, kept);
}

const selectStanding = (db: Db, { personId, bankId, source, now }: KeptPracticeQuery) =>
  db
    .select(refColumns)
    .from(questionStanding)
    .innerJoin(question, eq(question.id, questionStanding.questionId))
    .where(
      and(
        eq(questionStanding.personId, personId),
        eq(questionStanding.bankId, bankId),
        source === practiceSourceCodes.wrong ? isWrong : isDue(now),
        notDeleted,
      ),
    )
    .orderBy(
      source === practiceSourceCodes.wrong
        ? desc(questionStanding.lastWrongAt)
        : asc(questionStanding.dueAt),
    )
    .limit(MOST);

const selectCollected = (db: Db, { personId, bankId }: KeptPracticeQuery) =>
  db
    .select(refColumns)
    .from(collected)
    .innerJoin(question, eq(question.id, collected.productId))
    .where(
      and(
        eq(collected.personId, personId),
        eq(collected.type, collectTypeCodes.question),
        eq(question.bankId, bankId),
        notDeleted,
      ),
    )
    .orderBy(desc(collected.collectedAt))
    .limit(MOST);
