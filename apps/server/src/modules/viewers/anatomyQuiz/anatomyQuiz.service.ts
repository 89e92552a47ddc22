import { randomInt } from 'node:crypto';
import type { Answers } from '@cheese/domain/contract/call';
import type { AnatomyQuizContract as C } from '@cheese/domain/contract/viewers/anatomyQuiz';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import type { Looking } from '../../shop/commodity/sold.access';
import { hasModel, requireAnatomy } from '../anatomy/anatomy.access';
import { selectStructures } from '../bodyModel/bodyModel.door';
import { askable, type Chance, choicesFor, drawn } from './anatomyQuiz.draw';
import { toQuiz } from './anatomyQuiz.shapes';
import {
  deleteQuiz,
  endQuiz,
  findOwn,
  findUnderWay,
  insertQuestions,
  insertQuiz,
  keepAnswer,
  type Of,
  type QuestionFound,
  selectKnown,
  selectQuestions,
} from './anatomyQuiz.store';
import type { AnatomyQuizRow } from './anatomyQuiz.tables';

type By = Looking & { person: Person };

const SHARES = 2 ** 32;
/** What nobody can foresee, so that nobody learns the order of questions. */
const chance: Chance = () => randomInt(SHARES) / SHARES;

const show = async (db: Db, row: AnatomyQuizRow) => toQuiz(row, await selectQuestions(db, row.id));

/** The parts that were wrong in a quiz of one's own. */
async function wrongIn(db: Db, of: Of, quizId: number): Promise<ReadonlySet<number>> {
  const quiz = await findOwn(db, quizId, of.personId);
  if (quiz?.modelId !== of.modelId) refuse('anatomyQuiz.notFound');
  const wrong = (await selectQuestions(db, quizId)).filter(({ asked }) => asked.isRight === false);
  if (wrong.length === 0) refuse('anatomyQuiz.noneWrong');
  return new Set(wrong.map(({ part }) => part.id));
}

async function draw(db: Db, of: Of, wrongOf: number | undefined) {
  const parts = await selectStructures(db, [of.modelId]);
  const can = askable(parts);
  if (can.length < 2) refuse('anatomyQuiz.tooFew');
  const only = wrongOf === undefined ? null : await wrongIn(db, of, wrongOf);
  const from = only ? parts.filter(({ id }) => only.has(id)) : can;
  return drawn(from, await selectKnown(db, of), chance).map((part, at) => ({
    ...{ number: at + 1, structureId: part.id },
    choices: of.kind === 'name' ? choicesFor(part, parts, chance) : [],
  }));
}

/** One that was left before its first answer goes; what was answered stays known. */
const putAway = async (db: Db, old: AnatomyQuizRow, now: Date) => {
  const isTouched = (await selectQuestions(db, old.id)).some(({ asked }) => asked.answeredAt);
  return isTouched ? endQuiz(db, old.id, now) : deleteQuiz(db, old.id);
};

export async function beginQuiz(
  asking: By,
  { anatomyId, modelId, kind, isNew = false, wrongOf }: Static<C['begin']['body']>,
): Promise<Answers<C['begin']>> {
  const { db, person, clock } = asking;
  await requireAnatomy(asking, anatomyId);
  if (!(await hasModel(db, anatomyId, modelId))) refuse('anatomy.notFound');
  return db.transaction(async (tx) => {
    const of = { personId: person.id, anatomyId, modelId, kind };
    const old = await findUnderWay(tx, of);
    if (old && !isNew && wrongOf === undefined) return show(tx, old);
    const questions = await draw(tx, of, wrongOf);
    if (old) await putAway(tx, old, clock.now());
    const made = await insertQuiz(tx, { ...of, startedAt: clock.now() });
    if (made)
      await insertQuestions(
        tx,
        questions.map((one) => ({ quizId: made.id, ...one })),
      );
    return show(tx, made ?? (await findUnderWay(tx, of)) ?? refuse('anatomyQuiz.notFound'));
  });
}

export async function readQuiz({ db, person }: By, id: number): Promise<Answers<C['quiz']>> {
  return show(db, (await findOwn(db, id, person.id)) ?? refuse('anatomyQuiz.notFound'));
}

type Said = Pick<Static<C['answer']['body']>, 'structureId' | 'choice'>;

/** The name of what was pointed at or chosen. */
async function namedBy(db: Db, row: AnatomyQuizRow, { asked }: QuestionFound, said: Said) {
  if (row.kind === 'name') return asked.choices[said.choice ?? -1];
  const parts = await selectStructures(db, [row.modelId]);
  return parts.find(({ id }) => id === said.structureId)?.name;
}

/** Marks an answer. Who answers again is told how the first was marked, whatever they say now. */
export async function answerQuestion(
  asking: By,
  { quizId, number, ...said }: Static<C['answer']['body']>,
): Promise<Answers<C['answer']>> {
  const { person, clock } = asking;
  return asking.db.transaction(async (tx) => {
    const row = (await findOwn(tx, quizId, person.id, true)) ?? refuse('anatomyQuiz.notFound');
    const questions = await selectQuestions(tx, quizId);
    const question =
      questions.find(({ asked }) => asked.number === number) ?? refuse('anatomyQuiz.notFound');
    if (question.asked.answeredAt !== null) return toQuiz(row, questions);
    if (row.finishedAt !== null) refuse('anatomyQuiz.over');
    await requireAnatomy({ ...asking, db: tx }, row.anatomyId);
    const given = (await namedBy(tx, row, question, said)) ?? refuse('anatomyQuiz.noAnswer');
    const [isRight, now] = [given === question.part.name, clock.now()];
    await keepAnswer(tx, quizId, number, { given, isRight, answeredAt: now });
    const isLast = questions.filter(({ asked }) => asked.answeredAt === null).length === 1;
    if (isLast) await endQuiz(tx, quizId, now);
    return show(tx, { ...row, finishedAt: isLast ? now : null });
  });
}
