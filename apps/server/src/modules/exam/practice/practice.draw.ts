import { practiceSourceCodes, type PracticeSource } from '@cheese/domain/codes/exam/practices';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
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

export interface Asking {
  db: Db;
  person: Person;
  clock: Clock;
}

export interface Practising extends Asking {
  seeMade: SeeMade;
}

/** Title of a teacher's simulation; null for one of the shop. Refuses users who may not see it. */
export type SeeMade = (asking: Asking, simulationId: number) => Promise<string | null>;

interface Asked {
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

export async function draw(asking: Practising, asked: Asked): Promise<Drawn> {
  if (asked.source === practiceSourceCodes.lesson) return drawTry(asking, asked.sourceId);
  if (asked.source === practiceSourceCodes.simulation)
    return drawSimulation(asking, asked.sourceId);
  if (asked.source === practiceSourceCodes.custom) return drawSet(asking, asked.sourceId);
  const { source } = asked;
  const drawn = await drawFrom(asking, { ...asked, source });
  const { opened } = drawn;
  const open = drawn.refs.filter(({ questionId }) => mayHave(opened, questionId));
  if (open.length === 0) refuse(drawn.refs.length > 0 ? 'bank.locked' : 'practice.noQuestions');
  const secret = await secretQuestions(asking.db, asking.person.id, asking.clock.now());
  const refs = open.filter(({ questionId }) => !secret.has(questionId));
  if (refs.length === 0) refuse('question.secret');
  return { title: drawn.title, refs: refs.slice(0, asked.questionCount ?? MOST) };
}

async function drawFrom(
  asking: Asking,
  { source, sourceId, questionCount = USUAL }: Omit<Asked, 'source'> & { source: BankSource },
) {
  const { db, person, clock } = asking;
  if (source === practiceSourceCodes.chapter) return drawChapter(asking, sourceId);
  if (source === practiceSourceCodes.slide) return refuse('practice.noQuestions');
  const opened = await openBank(asking, sourceId);
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
async function drawChapter(asking: Asking, chapterId: number) {
  const { db } = asking;
  const chapter = (await findChapter(db, chapterId)) ?? refuse('chapter.notFound');
  const opened = await openBank(asking, chapter.bankId);
  const branch = branchOf(await selectChapters(db, chapter.bankId), chapterId);
  const refs = await selectOfChapters(db, branch);
  return { opened, title: `${opened.bank.name} · ${chapter.name}`, refs };
}

/** Those of these that are still there and open to this person, as they are worded now. */
export async function mayAskNow(asking: Asking, ids: readonly number[]): Promise<QuestionRef[]> {
  const refs = await selectRefs(asking.db, ids);
  const opened = await openBanks(asking, [...new Set(refs.map(({ bankId }) => bankId))]);
  const open = refs.filter(({ bankId, questionId }) => {
    const bank = opened.get(bankId);
    return bank && mayHave(bank, questionId);
  });
  const place = new Map(ids.map((id, at) => [id, at]));
  return open.sort((a, b) => (place.get(a.questionId) ?? 0) - (place.get(b.questionId) ?? 0));
}
