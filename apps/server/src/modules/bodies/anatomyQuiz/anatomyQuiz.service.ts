import { randomInt } from 'node:crypto';
import type { Answers } from '@cheese/domain/contract/call';
import type { AnatomyQuizContract as C } from '@cheese/domain/contract/bodies/anatomyQuiz';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { consumeRunLimit } from '../../base/limit/limit.service';
import type { CallerContext } from '../../../calls/callerContext';
import { requireAnatomy } from '../anatomy/anatomy.access';
import { selectModels, selectStructures } from '../model/model.door';
import { askable, type Chance, choicesFor, drawn } from './anatomyQuiz.draw';
import { marked } from './anatomyQuiz.mark';
import { drawnOrders, handedOut, waysOf } from './anatomyQuiz.order';
import { toQuiz } from './anatomyQuiz.shapes';
import {
  deleteQuiz,
  endQuiz,
  findAsked,
  findOwn,
  findUnderWay,
  insertQuestions,
  insertQuiz,
  isTouched,
  keepAnswer,
  type QuizOwnerRef,
  selectKnown,
} from './anatomyQuiz.store';
import type { AnatomyQuizRow, Ordering } from './anatomyQuiz.tables';
import { hasModel } from '../anatomy/anatomy.access.store';

const SHARES = 2 ** 32;
/** Cryptographically random, so that no one can predict the questions. */
const chance: Chance = () => randomInt(SHARES) / SHARES;

/**
 * The user's own quiz. The last answer ends it; if that call failed before it wrote the end, the
 * next read does.
 */
async function show(db: Db, id: number, personId: number) {
  const quiz = (await findOwn(db, id, personId)) ?? refuse('anatomyQuiz.notFound');
  const answered = quiz.questions.map(({ asked }) => asked.answeredAt?.getTime() ?? null);
  const last = answered.reduce((one, other) => one && other && Math.max(one, other), -1);
  if (quiz.row.finishedAt !== null || !last || answered.length === 0) return toQuiz(quiz);
  const finishedAt = new Date(last);
  await endQuiz(db, id, finishedAt);
  return toQuiz({ ...quiz, row: { ...quiz.row, finishedAt } });
}

/** Wrong answers of a quiz of the user's own. */
async function wrongIn(db: Db, of: QuizOwnerRef, quizId: number) {
  const quiz = await findOwn(db, quizId, of.personId);
  if (quiz?.row.modelId !== of.modelId) return refuse('anatomyQuiz.notFound');
  const wrong = quiz.questions.filter(({ asked }) => asked.isRight === false);
  return wrong.length > 0 ? wrong : refuse('anatomyQuiz.noneWrong');
}

async function drawParts(db: Db, of: QuizOwnerRef, wrongOf: number | undefined) {
  const parts = await selectStructures(db, [of.modelId]);
  const can = askable(parts);
  if (can.length < 2) refuse('anatomyQuiz.tooFew');
  const wrong = wrongOf === undefined ? null : await wrongIn(db, of, wrongOf);
  const only = wrong && new Set(wrong.map(({ part }) => part.id));
  const from = only ? parts.filter(({ id }) => only.has(id)) : can;
  return drawn(from, await selectKnown(db, of), chance).map((part) => ({
    structureId: part.id,
    choices: of.kind === 'name' ? choicesFor(part, parts, chance) : [],
  }));
}

const asQuestions = (orders: readonly Ordering[]) =>
  orders.map((ordering) => ({ structureId: ordering.parts[0]?.id ?? 0, ordering }));

/** Wrong orderings are asked again, shuffled anew. */
async function drawOrders(db: Db, of: QuizOwnerRef, wrongOf: number | undefined) {
  if (wrongOf !== undefined) {
    const before = (await wrongIn(db, of, wrongOf)).flatMap(({ asked }) => asked.ordering ?? []);
    if (before.length === 0) refuse('anatomyQuiz.noneWrong');
    return asQuestions(before.map((one) => ({ ...one, handed: handedOut(one.parts, chance) })));
  }
  const [model] = await selectModels(db, [of.modelId]);
  const ways = model ? waysOf(model, await selectStructures(db, [of.modelId])) : [];
  if (ways.length === 0) refuse('anatomyQuiz.noOrder');
  return asQuestions(drawnOrders(ways, chance));
}

/** One that was left before its first answer goes; what was answered stays known. */
const putAway = async (db: Db, { id }: AnatomyQuizRow, now: Date) =>
  (await isTouched(db, id)) ? endQuiz(db, id, now) : deleteQuiz(db, id);

export async function beginQuiz(
  context: CallerContext<'db'>,
  { anatomyId, modelId, kind, isNew = false, wrongOf }: Static<C['begin']['body']>,
): Promise<Answers<C['begin']>> {
  const { db, person, clock } = context;
  await requireAnatomy(context, anatomyId);
  if (!(await hasModel(db, anatomyId, modelId))) refuse('anatomy.notFound');
  return db.transaction(async (tx) => {
    const of = { personId: person.id, anatomyId, modelId, kind };
    const old = await findUnderWay(tx, of);
    if (old && !isNew && wrongOf === undefined) {
      const shown = await show(tx, old.id, person.id);
      if (shown.finishedAt === null) return shown;
    }
    await consumeRunLimit(tx, clock.now(), person.id);
    const draw = kind === 'order' ? drawOrders : drawParts;
    const questions = await draw(tx, of, wrongOf);
    if (old) await putAway(tx, old, clock.now());
    const made = await insertQuiz(tx, { ...of, startedAt: clock.now() });
    if (made) {
      const rows = questions.map((one, at) => ({ quizId: made.id, number: at + 1, ...one }));
      await insertQuestions(tx, rows);
    }
    const { id } = made ?? (await findUnderWay(tx, of)) ?? refuse('anatomyQuiz.notFound');
    return show(tx, id, person.id);
  });
}

export const readQuiz = (
  { db, person }: CallerContext<'db'>,
  id: number,
): Promise<Answers<C['quiz']>> => show(db, id, person.id);

/** Marks an answer. Who answers again is told how the first was marked, whatever they say now. */
export async function answerQuestion(
  context: CallerContext<'db'>,
  { quizId, number, structureId = 0, ...said }: Static<C['answer']['body']>,
): Promise<Answers<C['answer']>> {
  const { db, person, clock } = context;
  const by = { quizId, number, structureId, personId: person.id };
  const found = (await findAsked(db, by)) ?? refuse('anatomyQuiz.notFound');
  if (found.asked.answeredAt === null) {
    if (found.row.finishedAt !== null) refuse('anatomyQuiz.over');
    await requireAnatomy(context, found.row.anatomyId);
    await keepAnswer(db, { quizId, number, ...marked(found, said), at: clock.now() });
  }
  const quiz = await show(db, quizId, person.id);
  const isKept = quiz.questions.some((one) => one.number === number && one.mark !== null);
  // Another window has begun anew meanwhile.
  return isKept ? quiz : refuse('anatomyQuiz.over');
}
