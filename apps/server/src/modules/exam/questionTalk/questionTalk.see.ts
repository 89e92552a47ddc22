import type { FailureKey } from '@cheese/domain/texts/failures';
import type { CallerContext } from '../../../calls/callerContext';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { runsPlatform } from '../../base/ownership/ownership';
import { secretQuestions } from '../exam/review/attempt.secret';
import { mayHave, maySee, openBanks } from '../bank/bank.access';
import { closedByExams } from './questionTalk.asked.store';
import { type Found, selectDiscussed } from './questionTalk.store';

/** A question that the user may discuss. */
export interface Talk extends Found {
  isKeeping: boolean;
}

type Closed = Extract<FailureKey, `question.${string}` | 'bank.locked'>;

/**
 * For each question, the talk or the reason it is closed. Comments give keys away, so the user must
 * have access to the bank or have been asked the question by their school, must have answered it,
 * and no exam may be asking it. Teachers who use the school's bank moderate it and already know its
 * keys.
 */
export async function talksOf(
  context: CallerContext<'db'>,
  ids: readonly number[],
): Promise<Map<number, Talk | Closed>> {
  if (ids.length === 0) return new Map();
  const found = await selectDiscussed(context, ids);
  const judge = await judgeFor(context, found);
  return new Map(found.map((one) => [one.id, judge(one) ?? { ...one, isKeeping: false }]));
}

const keptBy =
  (person: Person) =>
  ({ bank }: Found) =>
    runsPlatform(person) || maySee(bank, person);

async function judgeFor(context: CallerContext<'db'>, found: readonly Found[]) {
  const isKeeper = keptBy(context.person);
  const others = found.filter((one) => !isKeeper(one));
  const closedTo = await closedFor(context, others);
  return (one: Found): Talk | Closed | null =>
    isKeeper(one) ? { ...one, isKeeping: true } : closedTo(one);
}

/** An empty hand-in is no answer: in a lesson's test it shows no key either. */
const isSaid = (answer: Found['answer']) =>
  answer?.given.some((word) => word.trim() !== '') ?? false;

/** The reason why an exam closes a question to a user who is no moderator. */
async function shutFor({ db, person, clock }: CallerContext<'db'>, ids: readonly number[]) {
  const { organisationId } = person;
  const now = clock.now();
  const secret = await secretQuestions(db, person.id, now);
  const asked =
    organisationId === null ? null : await closedByExams(db, { organisationId, ids, now });
  return (id: number): Closed | null => {
    if (secret.has(id)) return 'question.secret';
    return asked?.has(id) ? 'question.asked' : null;
  };
}

/** Questions hidden from the user while an exam asks them. */
export async function shutByExam(
  context: CallerContext<'db'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await selectDiscussed(context, ids);
  const kept = new Set(found.filter(keptBy(context.person)).map(({ id }) => id));
  // One that was deleted meanwhile may still be asked.
  const others = ids.filter((id) => !kept.has(id));
  const shut = await shutFor(context, others);
  return new Set(others.filter((id) => shut(id) !== null));
}

async function closedFor(context: CallerContext<'db'>, found: readonly Found[]) {
  if (found.length === 0) return () => null;
  const { organisationId } = context.person;
  const ids = found.map(({ id }) => id);
  const sold = found.filter(({ bank }) => bank.organisationId === null);
  const opened = await openBanks(context, [...new Set(sold.map(({ bank }) => bank.id))]);
  const shut = await shutFor(context, ids);
  return ({ id, bank, answer }: Found): Closed | null => {
    if (bank.organisationId !== null) {
      if (bank.organisationId !== organisationId) return 'question.notFound';
    } else {
      const open = opened.get(bank.id);
      if (!open) return 'question.notFound';
      if (!mayHave(open, id)) return 'bank.locked';
    }
    if (!isSaid(answer)) return 'question.unanswered';
    return shut(id);
  };
}

export async function openTalk(context: CallerContext<'db'>, questionId: number): Promise<Talk> {
  const talk = (await talksOf(context, [questionId])).get(questionId) ?? 'question.notFound';
  return typeof talk === 'string' ? refuse(talk) : talk;
}

/** Answers access to the comments of a question and whether the user moderates them. */
export const seeSpokenQuestion = async (
  { person, ...looking }: Omit<CallerContext<'db'>, 'person'> & { person: Person | null },
  questionId: number,
) => openTalk({ ...looking, person: person ?? refuse('session.missing') }, questionId);
