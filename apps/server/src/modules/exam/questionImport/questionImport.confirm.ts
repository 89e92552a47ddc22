import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionImportContract as C } from '@cheese/domain/contract/exam/questionImport';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { makeChapters } from './questionImport.chapters';
import { lastPlaces, lockBank } from './questionImport.bank.store';
import { bankToFill, ownImport } from './questionImport.own';
import { findTwice, selectTaken, setQuestions } from './questionImport.rows.store';
import { takeImport, updateImport } from './questionImport.store';
import { writeQuestions } from '../question/writing/question.writeMany.store';

type ConfirmBody = Static<C['confirm']['body']>;

const AT_ONCE = 1_000;

/** Saves all that are taken, or none. Asked again, it answers how many that were. */
export async function confirmImport(
  db: Db,
  context: CallerContext,
  body: ConfirmBody,
): Promise<Answers<C['confirm']>> {
  await ownImport(db, context, body.importId);
  return db.transaction(async (inside) => {
    const head = (await takeImport(inside, body.importId)) ?? refuse('questionImport.notFound');
    if (head.state === 'saved') return { saved: head.saved };
    if (head.state === 'reading') refuse('questionImport.reading');
    if (head.state !== 'waiting') refuse('questionImport.closed');
    // A second import into the bank must see the questions of the first as duplicates.
    await lockBank(inside, head.bankId);
    await bankToFill(inside, context, head.bankId);
    await findTwice(inside, head.id, head.bankId);
    return save(inside, context, { ...body, bankId: head.bankId });
  });
}

async function save(
  db: Db,
  { person, clock }: CallerContext,
  { importId, bankId, ...where }: ConfirmBody & { bankId: number },
) {
  const taken = await selectTaken(db, importId);
  if (taken.length === 0) refuse('questionImport.nothing');
  const { idOf, made } = await makeChapters(db, { bankId, ...where }, taken);
  const last = await lastPlaces(db, bankId);
  const placed = taken.map(({ draft, chapter }) => {
    const chapterId = idOf(chapter);
    const place = (last.get(chapterId) ?? -1) + 1;
    last.set(chapterId, place);
    return { chapterId, place, draft };
  });
  const now = clock.now();
  const ids: number[] = [];
  for (let from = 0; from < placed.length;) {
    const to = endOfGroup(placed, from + AT_ONCE);
    const some = placed.slice(from, to);
    ids.push(...(await writeQuestions(db, { bankId, writtenBy: person.id, now }, some)));
    from = to;
  }
  await setQuestions(
    db,
    importId,
    taken.map(({ place }, at) => ({ place, questionId: ids[at] ?? 0 })),
  );
  const saved = { state: 'saved' as const, saved: taken.length, savedAt: now };
  await updateImport(db, importId, { ...saved, madeChapters: made });
  return { saved: taken.length };
}

/** Neighbours of one group are written together. */
function endOfGroup(placed: readonly { draft: { group: string | null } }[], from: number) {
  let end = Math.min(from, placed.length);
  const group = placed[end - 1]?.draft.group ?? null;
  while (group !== null && end < placed.length && placed[end]?.draft.group === group) end += 1;
  return end;
}
