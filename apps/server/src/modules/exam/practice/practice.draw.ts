import { practiceSourceCodes, type PracticeSource } from '@cheese/domain/codes/exam/practices';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { secretQuestions } from '../exam/review/attempt.secret';
import { mayHave, openBank, openBanks, type Opened } from '../bank/bank.access';
import { findChapter, selectChapters } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import type { QuestionRef } from '../question/question.door';
import { selectOfChapters, selectRandom, selectRefs } from '../question/question.door';
import { selectKept } from './practice.kept.store';
import { drawTry } from './practice.lesson';
import { drawSet } from '../practiceSet/practiceSet.draw';
import { drawSimulation } from './practice.simulation';

const MOST = 200;
const USUAL = 20;

export interface Practising extends CallerContext<'db'> {
  seeMade: SeeMade;
}

/** Title of a teacher's simulation; null for one of the shop. Refuses users who may not see it. */
export type SeeMade = (
  context: CallerContext<'db'>,
  simulationId: number,
) => Promise<string | null>;

interface DrawRequest {
  source: PracticeSource;
  sourceId: number;
  questionCount?: number | undefined;
}

type BankSource = Exclude<PracticeSource, 5 | 7 | 9>;

export interface Drawn {
  title: string;
  refs: QuestionRef[];
  /** Against the clock. */
  minutes?: number | null;
}

export async function draw(context: Practising, request: DrawRequest): Promise<Drawn> {
  if (request.source === practiceSourceCodes.lesson) return drawTry(context, request.sourceId);
  if (request.source === practiceSourceCodes.simulation)
    return drawSimulation(context, request.sourceId);
  if (request.source === practiceSourceCodes.custom) return drawSet(context, request.sourceId);
  const { source } = request;
  const drawn = await drawFrom(context, { ...request, source });
  const { opened } = drawn;
  const open = drawn.refs.filter(({ questionId }) => mayHave(opened, questionId));
  if (open.length === 0) refuse(drawn.refs.length > 0 ? 'bank.locked' : 'practice.noQuestions');
  const secret = await secretQuestions(context.db, context.person.id, context.clock.now());
  const refs = open.filter(({ questionId }) => !secret.has(questionId));
  if (refs.length === 0) refuse('question.secret');
  return { title: drawn.title, refs: refs.slice(0, request.questionCount ?? MOST) };
}

async function drawFrom(
  context: CallerContext<'db'>,
  { source, sourceId, questionCount = USUAL }: Omit<DrawRequest, 'source'> & { source: BankSource },
) {
  const { db, person, clock } = context;
  if (source === practiceSourceCodes.chapter) return drawChapter(context, sourceId);
  if (source === practiceSourceCodes.slide) return refuse('practice.noQuestions');
  const opened = await openBank(context, sourceId);
  const refs =
    source === practiceSourceCodes.random
      ? await drawRandom(db, opened, questionCount)
      : await selectKept(db, { personId: person.id, bankId: sourceId, source, now: clock.now() });
  return { opened, title: opened.bank.name, refs };
}

/** Without access to the whole bank only its trial questions are drawn. */
const drawRandom = (db: Db, { bank, isWhole, mayTry }: Opened, count: number) =>
  isWhole ? selectRandom(db, bank.id, count) : selectRefs(db, [...mayTry]);

/** A chapter with all that stand below it. */
async function drawChapter(context: CallerContext<'db'>, chapterId: number) {
  const { db } = context;
  const chapter = (await findChapter(db, chapterId)) ?? refuse('chapter.notFound');
  const opened = await openBank(context, chapter.bankId);
  const branch = branchOf(await selectChapters(db, chapter.bankId), chapterId);
  const refs = await selectOfChapters(db, branch);
  return { opened, title: `${opened.bank.name} · ${chapter.name}`, refs };
}

/** Those of these that are still there and open to this person, as they are worded now. */
export async function mayAskNow(
  context: CallerContext<'db'>,
  ids: readonly number[],
): Promise<QuestionRef[]> {
  const refs = await selectRefs(context.db, ids);
  const opened = await openBanks(context, [...new Set(refs.map(({ bankId }) => bankId))]);
  const open = refs.filter(({ bankId, questionId }) => {
    const bank = opened.get(bankId);
    return bank && mayHave(bank, questionId);
  });
  const place = new Map(ids.map((id, at) => [id, at]));
  return open.sort((a, b) => (place.get(a.questionId) ?? 0) - (place.get(b.questionId) ?? 0));
}
