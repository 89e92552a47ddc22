import type { Answers } from '@cheese/domain/contract/call';
import type { PaperManageContract as C } from '@cheese/domain/contract/exam/paperManage';
import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import type { Static } from 'typebox';
import { containing } from '../../../db/containing';
import { rowsOf } from '../../../db/paged';
import { countInChapters, selectChapters } from '../bank/bank.door';
import { bankChapter } from '../bank/bank.tables';
import { refuseUnusable, schoolOf, usableBanks } from '../bank/bank.usable';
import { fitting, isCurrent } from '../paper/paper.door';
import { question, questionVersion } from '../bank/question.tables';
import { settledRule } from './paperManage.rules';
import type { Teacher } from './paperManage.service';
import { toKeyed } from './paperManage.shapes';

/** The banks that a teacher may use, with their chapters. */
export async function listSources(teacher: Teacher): Promise<Answers<C['sources']>> {
  const { db } = teacher;
  const list = [];
  for (const { id, name, organisationId } of await usableBanks(teacher)) {
    const counts = new Map(
      (await countInChapters(db, id)).map((row) => [row.chapterId, row.count]),
    );
    const chapters = (await selectChapters(db, id)).map((chapter) => ({
      id: chapter.id,
      parentId: chapter.parentId,
      name: chapter.name,
      count: counts.get(chapter.id) ?? 0,
    }));
    list.push({ id, name, isOwn: organisationId !== null, chapters });
  }
  return list;
}

const listOf = <T>(one: T | undefined) => (one === undefined ? [] : [one]);

/** Questions to choose from, in the order of their bank. */
export async function pickQuestions(
  teacher: Teacher,
  body: Static<C['pick']['body']>,
): Promise<Answers<C['pick']>> {
  const { db } = teacher;
  const { bankId, chapterId, type, difficulty, tag, keyword, unusedSince = null } = body;
  await refuseUnusable(teacher, [bankId]);
  const rule = await settledRule(db, schoolOf(teacher), {
    bankId,
    unusedSince,
    chapterIds: listOf(chapterId),
    types: listOf(type),
    difficulties: listOf(difficulty),
    tags: listOf(tag || undefined),
  });
  const pattern = keyword && containing(keyword);
  const where = and(
    fitting(rule),
    pattern
      ? or(ilike(questionVersion.stem, pattern), ilike(questionVersion.context, pattern))
      : undefined,
  );
  const { limit, offset } = rowsOf(body);
  const rows = await db
    .select({ question, words: questionVersion })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .innerJoin(bankChapter, eq(bankChapter.id, question.chapterId))
    .where(where)
    .orderBy(asc(bankChapter.place), asc(bankChapter.id), asc(question.place), asc(question.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ count: count() })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .where(where);
  return { list: rows.map((row) => toKeyed(row.words, row.question)), total: all?.count ?? 0 };
}
