import type { Answers } from '@cheese/domain/contract/call';
import type {
  Practice,
  PracticeContract as C,
  RevealedQuestion,
} from '@cheese/domain/contract/exam/practice';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { findState } from '../attempt/attempt.door';
import { type Place, placesOf } from '../attempt/attempt.places';
import { type OwnSheet, type Sheet, sheetOf } from '../attempt/attempt.sheet';
import { refuseSecret, secretQuestions } from '../exam/review/attempt.secret';
import { choicesOf } from '../standing/tally';
import { gradesAt } from './practice.review';
import { countVerdicts, toMarked, toPractice, toQuestion, withoutKeys } from './practice.shapes';
import { kindOf } from './practice.sources';
import { findOpen, findPractice, selectPractices } from './practice.store';

export async function readPractice(db: Db, person: Person, id: number): Promise<Practice> {
  return toPractice((await findPractice(db, person.id, id)) ?? refuse('attempt.notFound'));
}

/** A sheet is of a practice, and not of an exam, whose keys are shown later. */
export async function practiceSheet(db: Db, person: Person, id: number): Promise<OwnSheet> {
  const sheet = await sheetOf(db, person.id, id);
  return sheet.kind === 'exam' ? refuse('attempt.notFound') : sheet;
}

/** Adds how often each option was chosen, for learners who have answered. */
export async function withOthers(
  db: Db,
  { sheet, places }: { sheet: Sheet; places: readonly Place[] },
  now: Date,
): Promise<RevealedQuestion[]> {
  const ids = places.map(({ words }) => words.questionId);
  const choices = await choicesOf(db, ids, now);
  const grades = await gradesAt(db, sheet, places);
  return places.map((at) => ({
    ...toMarked(at, sheet.rule),
    choices: choices.get(at.words.questionId) ?? null,
    review: grades.get(at.words.questionId) ?? null,
  }));
}

export async function readStatus(
  { db, person }: CallerContext<'db'>,
  { source, sourceId }: Static<C['status']['query']>,
) {
  const open = await findOpen(db, person.id, { kind: kindOf[source], sourceId });
  return open && toPractice(open);
}

/** Every question of a practice with what was answered. */
async function readSheet(db: Db, person: Person, practiceId: number) {
  const sheet = await practiceSheet(db, person, practiceId);
  return { sheet, places: await placesOf(db, sheet) };
}

export async function readQuestions(
  { db, person, clock }: CallerContext<'db'>,
  practiceId: number,
): Promise<Answers<C['questions']>> {
  const practice = await readPractice(db, person, practiceId);
  const { sheet, places } = await readSheet(db, person, practiceId);
  const ends = sheet.isTimed ? (await findState(db, practiceId))?.endsAt : null;
  const time = { now: clock.now().getTime(), endsAt: ends?.getTime() ?? null };
  return { ...practice, ...time, questions: places.map(toQuestion) };
}

export async function listRevealed({ db, person, clock }: CallerContext<'db'>, practiceId: number) {
  const { sheet, places } = await readSheet(db, person, practiceId);
  const secret = await secretQuestions(db, person.id, clock.now());
  const shown = places.filter(
    ({ answer, words }) => answer?.revealedAt && !secret.has(words.questionId),
  );
  return withOthers(db, { sheet, places: shown }, clock.now());
}

export async function readResult(
  context: CallerContext<'db'>,
  practiceId: number,
): Promise<Answers<C['result']>> {
  const { db, person } = context;
  const practice = await readPractice(db, person, practiceId);
  if (practice.submittedAt === null) refuse('exam.notSubmitted');
  const { sheet, places } = await readSheet(db, person, practiceId);
  await refuseSecret(
    context,
    places.map(({ words }) => words.questionId),
  );
  const marked = places.map((at) => toMarked(at, sheet.rule));
  const questions =
    sheet.kind === 'courseware'
      ? marked.map(withoutKeys)
      : marked.map((one) => ({ ...one, isKeyKept: false }));
  const usedS = Math.round((practice.submittedAt - practice.startedAt) / 1000);
  return { ...practice, ...countVerdicts(questions), usedS, questions };
}

export async function listPractices(
  { db, person }: CallerContext<'db'>,
  { source, libraryId: bankId, ...paged }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const kind = source && kindOf[source];
  const asked = { ...paged, bankId, ...(kind && { kind }) };
  const { rows, total } = await selectPractices(db, person.id, asked);
  return { list: rows.map(toPractice), total };
}
