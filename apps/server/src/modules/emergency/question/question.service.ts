import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionContract } from '@cheese/domain/contract/emergency/question';
import type { BankQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { questionFault } from '@cheese/domain/rules/exam/questionFault';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { Refusal, refuse } from '../../../calls/refusal';
import { isRunBy, requestedOrg } from '../people/people.scope';
import { findQuestion, insertQuestion, selectQuestions, updateQuestion } from './question.store';
import type { QuestionRow } from './question.tables';
import type { CallerContext } from '../../../calls/callerContext';

type ListAsked = Static<QuestionContract['list']['query']>;
type SaveAsked = Static<QuestionContract['save']['body']>;
type EditAsked = Static<QuestionContract['edit']['body']>;

export async function listQuestions(
  db: Db,
  person: Person,
  { orgId, ...asked }: ListAsked,
): Promise<Answers<QuestionContract['list']>> {
  const organisationId = await requestedOrg(db, person, orgId);
  const { rows, total } = await selectQuestions(db, organisationId, asked);
  return { list: rows.map(toBankQuestion), total };
}

export async function saveQuestion(
  db: Db,
  { person, clock }: CallerContext,
  { orgId, ...written }: SaveAsked,
) {
  checkWritten(written);
  const organisationId = await requestedOrg(db, person, orgId);
  const now = clock.now();
  return insertQuestion(db, { ...written, organisationId, createdAt: now, updatedAt: now });
}

export async function editQuestion(
  db: Db,
  { person, clock }: CallerContext,
  { id, ...written }: EditAsked,
) {
  checkWritten(written);
  await selectRun(db, person, id);
  await updateQuestion(db, id, { ...written, updatedAt: clock.now() });
  return null;
}

/** Out of the bank, and still in the quizzes that asked it. */
export async function removeQuestion(db: Db, { person, clock }: CallerContext, id: number) {
  await selectRun(db, person, id);
  await updateQuestion(db, id, { deletedAt: clock.now() });
  return null;
}

/** All of them, or none where one is not there. */
export async function removeQuestions(db: Db, context: CallerContext, ids: readonly number[]) {
  await db.transaction(async (inside) => {
    for (const id of ids) await removeQuestion(inside, context, id);
  });
  return null;
}

export const readQuestion = async (db: Db, person: Person, id: number): Promise<BankQuestion> =>
  toBankQuestion(await selectRun(db, person, id));

/** A question of a bank that the asker runs. */
async function selectRun(db: Db, person: Person, id: number) {
  const row = await findQuestion(db, id);
  return row && isRunBy(person, row.organisationId) ? row : refuse('question.notFound');
}

function checkWritten(written: Parameters<typeof questionFault>[0]) {
  const fault = questionFault(written);
  if (fault) throw new Refusal('call.invalid', fault);
}

const toBankQuestion = ({
  organisationId: _organisationId,
  deletedAt: _deletedAt,
  ...row
}: QuestionRow): BankQuestion => ({
  ...row,
  createdAt: row.createdAt.getTime(),
  updatedAt: row.updatedAt.getTime(),
});
