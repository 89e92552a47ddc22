import type { Answers } from '@cheese/domain/contract/call';
import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { chapterIn, takeEditable } from '../bank/bank.own';
import { moveQuestions, nextPlace } from './question.move.store';
import { toWords } from './question.rows';
import {
  joinGroup,
  lockQuestions,
  lockStamped,
  selectGroup,
  type Standing,
} from './question.save.store';
import { areSame, concealed, refuseFaults, refuseForeign, tidied } from './question.tidy';
import { writeNext, writeQuestion } from './writing/question.write.store';

type SaveBody = Static<C['save']['body']>;

interface Line {
  words: BankQuestionWords;
  /** The existing question; null for a new one. */
  known: Standing | null;
  stamp: string;
}

/**
 * Saves one question or a group. Only changed questions get a new version; if another user has
 * edited since, nothing is saved and the caller keeps the draft.
 */
export const saveQuestions = (
  db: Db,
  context: CallerContext,
  body: SaveBody,
): Promise<Answers<C['save']>> =>
  db.transaction(async (tx) => {
    await takeEditable(tx, context, body.bankId);
    await chapterIn(tx, body.bankId, body.chapterId);
    const lines = await linesOf(tx, body);
    refuseFaults(lines.map(({ words }) => words));
    const groupId = groupOf(lines);
    const questions = [];
    for (const line of lines) {
      questions.push(
        line.known
          ? await change(tx, context, { ...line, known: line.known })
          : await make(tx, context, body, line),
      );
    }
    const ids = questions.map(({ id }) => id);
    if (ids.length > 1) await bindTogether(tx, body, { ids, groupId, lines });
    return { questions };
  });

/** Each with what stands there: with the number of another bank's nothing is found. */
async function linesOf(tx: Db, { bankId, stamp, questions }: SaveBody): Promise<Line[]> {
  const stamps = questions.map((_, at) => `${stamp}.${at}`);
  const ids = questions.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) refuse('question.mixed');
  const known = new Map(
    (await lockQuestions(tx, bankId, ids)).map((row) => [row.question.id, row]),
  );
  const made = await lockStamped(tx, bankId, stamps);
  const context = tidied(questions[0]?.words ?? refuse('question.mixed')).context;
  return questions.map(({ id, version, words }, at) => {
    refuseForeign(words, at);
    const mark = stamps[at] ?? '';
    // All questions of a group share one context.
    const line = { words: { ...tidied(words), context }, stamp: mark };
    if (id === undefined) {
      const twice = made.find(({ question }) => question.stamp === mark) ?? null;
      return { ...line, known: twice?.question.deletedAt ? refuse('question.notFound') : twice };
    }
    const standing = known.get(id) ?? refuse('question.notFound');
    const isOld = standing.question.version !== version;
    if (isOld && !areSame(toWords(standing.words), line.words)) refuse('question.moved');
    return { ...line, known: standing };
  });
}

/** The group that these are of; none where they begin one. */
function groupOf(lines: readonly Line[]): number | null {
  const groups = new Set(lines.flatMap(({ known }) => (known ? [known.question.groupId] : [])));
  if (lines.length > 1 && groups.size > 1) refuse('question.mixed');
  return [...groups][0] ?? null;
}

async function change(
  tx: Db,
  { person, clock }: CallerContext,
  { known, words }: Line & { known: Standing },
) {
  const { id, version } = known.question;
  if (areSame(toWords(known.words), words)) return { id, version, isChanged: false };
  const next = { questionId: id, draft: concealed(words), writtenBy: person.id, now: clock.now() };
  return { id, version: await writeNext(tx, next), isChanged: true };
}

async function make(
  tx: Db,
  { person, clock }: CallerContext,
  { bankId, chapterId }: SaveBody,
  { words, stamp }: Line,
) {
  const id = await writeQuestion(tx, {
    bankId,
    chapterId,
    place: await nextPlace(tx, chapterId),
    stamp,
    groupId: null,
    startsGroup: false,
    draft: concealed(words),
    writtenBy: person.id,
    now: clock.now(),
  });
  return { id, version: 1, isChanged: true };
}

interface Together {
  ids: number[];
  groupId: number | null;
  lines: Line[];
}

/** Neighbours in one chapter, one after the other, as papers ask them. */
async function bindTogether(tx: Db, { bankId }: SaveBody, { ids, groupId, lines }: Together) {
  const areNew = lines.some(({ known }) => known === null);
  if (groupId !== null && !areNew) return;
  const group = groupId ?? ids[0] ?? 0;
  for (const id of ids) await joinGroup(tx, id, group);
  const all = await selectGroup(tx, bankId, group);
  const [first] = all;
  if (!first) return;
  for (const { question } of all) {
    await moveQuestions(tx, bankId, [question.id], first.question.chapterId);
  }
}
