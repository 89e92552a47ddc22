import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { refuse } from '../../../calls/refusal';
import { chapterIn, readableBank, takeEditable } from '../bank/bank.own';
import { saveChange } from '../change/change.service';
import { nextPlace } from './question.move.store';
import { joinGroup } from './question.save.store';
import { insertPlaced, insertWords, selectSources } from './question.copy.store';

/** Puts copies of questions, as they are worded now, into a bank of one's own. */
export const copyBatch = (db: Db, context: CallerContext, body: Static<C['copy']['body']>) =>
  db.transaction(async (tx) => {
    const { bankId, chapterId, fromBankId, questionIds } = body;
    await readableBank(tx, context, fromBankId);
    await takeEditable(tx, context, bankId);
    await chapterIn(tx, bankId, chapterId);
    const sources = await selectSources(tx, fromBankId, questionIds);
    if (sources.length !== questionIds.length) refuse('question.notFound');
    const from = await nextPlace(tx, chapterId);
    const made = await insertPlaced(tx, { sources, bankId, chapterId, from });
    const idAt = new Map(made.map(({ id, place }) => [place - from, id]));
    const ids = sources.map((_, at) => present(idAt.get(at)));
    const by = { nth: 1, writtenBy: context.person.id, writtenAt: context.clock.now() };
    await insertWords(tx, { sources, by, ids });
    await keepGroups(tx, sources, ids);
    const changeId = await saveChange(tx, context, bankId, { kind: 'copy', ids });
    return { changeId, count: ids.length };
  });

/** Copies of grouped questions form a new group. */
async function keepGroups(
  db: Db,
  sources: readonly { groupId: number | null }[],
  ids: readonly number[],
) {
  const firsts = new Map<number, number>();
  for (const [at, { groupId }] of sources.entries()) {
    const id = ids[at];
    if (groupId === null || id === undefined) continue;
    firsts.set(groupId, firsts.get(groupId) ?? id);
    await joinGroup(db, id, firsts.get(groupId) ?? id);
  }
}
