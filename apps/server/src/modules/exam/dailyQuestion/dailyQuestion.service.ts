import type { Answers } from '@cheese/domain/contract/call';
import type { DailyQuestionContract as C } from '@cheese/domain/contract/exam/dailyQuestion';
import { verdictOf } from '@cheese/domain/questions/kind';
import { questionKinds } from '@cheese/domain/questions/kinds';
import { validationTexts } from '@cheese/domain/texts/validation';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { Refusal, refuse } from '../../../calls/refusal';
import { saveAnswers } from '../attempt/attempt.door';
import { refuseSecret } from '../exam/review/attempt.secret';
import { beginAttempt, submitAttempt } from '../attempt/attempt.service';
import { selectAnswers } from '../attempt/attempt.door';
import { openBank } from '../bank/bank.access';
import type { CallerContext } from '../../../calls/callerContext';
import { toPaper, toReviewed } from '../question/question.shapes';
import type { WordsRow } from '../bank/question.tables';
import { wordsOf } from '../question/question.words';
import { takeIn } from '../standing/standing.service';
import { dayOf, daysOf, isDay, streakOf } from './dailyQuestion.day';
import {
  drawPick,
  findDaily,
  findPick,
  selectAnsweredDays,
  selectDays,
  selectPicks,
} from './dailyQuestion.store';
import type { DailyPickRow } from './dailyQuestion.tables';
import { dailyQuestionTexts } from './dailyQuestion.texts';

/** Today's question is open to everyone, earlier ones only to users with access to the bank. */
async function pickOf(context: CallerContext<'db'>, bankId: number, asked: string | undefined) {
  const { db, clock } = context;
  const today = dayOf(clock.now());
  const day = asked ?? today;
  const { bank, isWhole } = await openBank(context, bankId);
  if (!isDay(day) || day > today || day < dayOf(bank.createdAt)) refuse('question.notFound');
  if (day < today && !isWhole) refuse('bank.locked');
  const pick = (await findPick(db, bankId, day)) ?? (await drawPick(db, bankId, day));
  if (!pick) return refuse('question.notFound');
  await refuseSecret(context, [pick.questionId]);
  return pick;
}

const plain = (words: WordsRow) => ({ words, groupId: null, shown: null });

export async function readDaily(
  context: CallerContext<'db'>,
  { libraryId, day }: Static<C['detail']['query']>,
): Promise<Answers<C['detail']>> {
  const { db, person } = context;
  const pick = await pickOf(context, libraryId, day);
  const [words] = await wordsOf(db, [pick]);
  if (!words) return refuse('question.notFound');
  return {
    libraryId,
    day: pick.day,
    question: toPaper(plain(words)),
    reviewed: await readAnswered(db, person, pick, words),
  };
}

async function readAnswered(db: Db, person: Person, { id }: DailyPickRow, words: WordsRow) {
  const attempt = await findDaily(db, person.id, id);
  if (!attempt) return null;
  const [answer] = await selectAnswers(db, attempt.id);
  const share = attempt.shares?.[0] ?? null;
  return toReviewed(plain(words), { given: answer?.given ?? [], share });
}

/** Only the first answer counts; a second call returns it. */
export async function answerDaily(
  context: CallerContext<'db'>,
  { libraryId, day, given }: Static<C['answer']['body']>,
): Promise<Answers<C['answer']>> {
  const { db, person, clock } = context;
  const pick = await pickOf(context, libraryId, day);
  const [words] = await wordsOf(db, [pick]);
  if (!words) return refuse('question.notFound');
  if (given.length === 0 || !questionKinds[words.type].fits(given, words)) refuseGiven();
  await db.transaction((inside) =>
    answerOnce(inside, { person, pick, words, given, now: clock.now() }),
  );
  return (await readAnswered(db, person, pick, words)) ?? refuse('question.notFound');
}

function refuseGiven(): never {
  throw new Refusal('call.invalid', { field: 'given', message: validationTexts.notOneOf('given') });
}

interface Answering {
  person: Person;
  pick: DailyPickRow;
  words: WordsRow;
  given: string[];
  now: Date;
}

async function answerOnce(inside: Db, { person, pick, words, given, now }: Answering) {
  const { questionId, version, day } = pick;
  const items = [{ questionId, version, groupId: null, score: 100, shown: null }];
  const begun = await beginAttempt(inside, {
    kind: 'daily',
    sourceId: pick.id,
    title: dailyQuestionTexts.dayTitle(day),
    items,
    sections: [],
    personId: person.id,
    startedAt: now,
    rule: 'shareUntilWrong',
    endsAt: null,
    graceS: 0,
    sessionId: null,
    nth: 1,
  });
  if (!begun) return;
  const { id, title } = begun;
  const answers = [{ place: 0, given, number: 1, isFlagged: false, agoMs: 0 }];
  await saveAnswers(inside, { attemptId: id, sessionId: person.sessionId, answers, now });
  const { attempt } = await submitAttempt(inside, { id, by: 'person', now });
  const questions = [{ words, given, share: attempt.shares?.[0] ?? null }];
  await takeIn(inside, { personId: person.id, origin: title, now, questions });
}

export async function readCalendar(
  context: CallerContext<'db'>,
  { libraryId: bankId, month }: Static<C['calendar']['query']>,
): Promise<Answers<C['calendar']>> {
  const { db, person, clock } = context;
  const { bank } = await openBank(context, bankId);
  const today = dayOf(clock.now());
  const shares = new Map(
    (await selectDays(db, person.id, { bankId, month })).map(({ day, share }) => [day, share]),
  );
  const days = daysOf(month)
    .filter((day) => day >= dayOf(bank.createdAt) && day <= today)
    .map((day) => ({ day, verdict: verdictOf(shares.get(day) ?? null) }));
  return {
    month,
    days,
    streakDays: streakOf(await selectAnsweredDays(db, person.id, bankId), today),
  };
}

export async function listDaily(
  context: CallerContext<'db'>,
  { libraryId: bankId, ...paged }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { db, person, clock } = context;
  await openBank(context, bankId);
  const until = dayOf(clock.now());
  const { rows, total } = await selectPicks(db, person.id, { bankId, until, ...paged });
  const list = rows.map(({ share, ...row }) => ({ ...row, verdict: verdictOf(share) }));
  return { list, total };
}
