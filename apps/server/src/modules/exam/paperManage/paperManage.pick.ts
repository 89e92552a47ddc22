import type { Answers } from '@cheese/domain/contract/call';
import type { PaperManageContract as C } from '@cheese/domain/contract/exam/paperManage';
import type { Static } from 'typebox';
import { countInChapters, selectChapters } from '../bank/bank.door';
import { refuseUnusable, schoolOf, usableBanks } from '../bank/bank.usable';
import { settledRule } from './paperManage.rules';
import type { Teacher } from './paperManage.service';
import { toKeyed } from './paperManage.shapes';
import { selectPicked } from './paperManage.pick.store';

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
  const { rows, all } = await selectPicked(db, { keyword, rule, body });
  return { list: rows.map((row) => toKeyed(row.words, row.question)), total: all?.count ?? 0 };
}
