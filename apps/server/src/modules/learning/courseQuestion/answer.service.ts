import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseQuestionContract as C } from '@cheese/domain/contract/learning/courseQuestion';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { requireText } from '../../../calls/requireText';
import { publishText, type Spoken } from '../../people/publicWord/publicWord.service';
import { toAuthor } from '../comment/comment.shapes';
import type { ViewerContext } from '../comment/comment.subject';
import { openQuestion, ownPictures } from './courseQuestion.service';
import {
  deleteAnswer,
  findAnswer,
  insertAnswer,
  selectAnswers,
  updateAnswer,
  updateQuestion,
} from './courseQuestion.store';
import { notifyAsker } from './courseQuestion.notify';

export async function listAnswers(
  looking: ViewerContext,
  { questionId, ...paged }: Static<C['answers']['query']>,
): Promise<Answers<C['answers']>> {
  await openQuestion(looking, questionId);
  const reader = looking.person?.id ?? 0;
  const { rows, total } = await selectAnswers(looking.db, questionId, { ...paged, reader });
  const list = rows.map(({ row, author, acceptedId }) => ({
    id: row.id,
    questionId,
    text: row.text,
    pictures: row.pictures,
    author: toAuthor(author),
    isMine: row.personId === reader,
    isHeld: row.heldAt !== null,
    isAccepted: row.id === acceptedId,
    answeredAt: row.answeredAt.getTime(),
    editedAt: row.editedAt?.getTime() ?? null,
  }));
  return { list, total };
}

/** By the teachers of the course alone. */
export async function answerQuestion(
  context: CallerContext<'db'>,
  { questionId, ...body }: Static<C['answer']['body']>,
): Promise<Spoken> {
  const { access } = await openQuestion(context, questionId);
  if (!access.isTeaching) refuse('courseAnswer.notYours');
  const parts = { text: requireText(body.text) };
  const pictures = ownPictures(body.pictures);
  const now = context.clock.now();
  const row = { questionId, personId: context.person.id, pictures, answeredAt: now };
  return publishText(
    context,
    { kind: wordKindCodes.answer, parts, isNew: true },
    async (tx, { said, heldAt }) => {
      const id = await insertAnswer(tx, { ...row, ...said, heldAt });
      if (heldAt === null) await notifyAsker(tx, id, now);
      return id;
    },
  );
}

/** An answer the user may read, with their permissions. */
async function openAnswer(looking: ViewerContext, id: number) {
  const row = (await findAnswer(looking.db, id)) ?? refuse('courseAnswer.gone');
  const opened = await openQuestion(looking, row.questionId);
  const isMine = looking.person !== null && row.personId === looking.person.id;
  return row.heldAt === null || isMine ? { row, isMine, ...opened } : refuse('courseAnswer.gone');
}

export async function editAnswer(
  context: CallerContext<'db'>,
  { id, ...body }: Static<C['editAnswer']['body']>,
): Promise<Spoken> {
  const { isMine } = await openAnswer(context, id);
  if (!isMine) refuse('access.denied');
  const parts = { text: requireText(body.text) };
  const changed = { pictures: ownPictures(body.pictures), editedAt: context.clock.now() };
  return publishText(
    context,
    { kind: wordKindCodes.answer, parts },
    async (tx, { said, heldAt }) => {
      const isThere = await updateAnswer(tx, id, { ...changed, ...said, heldAt });
      return isThere ? id : refuse('courseAnswer.gone');
    },
  );
}

export async function removeAnswer(context: CallerContext<'db'>, id: number) {
  const { isMine, access } = await openAnswer(context, id);
  if (!isMine && !access.isTeaching) refuse('access.denied');
  await context.db.transaction((tx) => dropAnswer(tx, id));
  return null;
}

export async function dropAnswer(tx: Db, id: number) {
  await deleteAnswer(tx, id);
  await deleteWaiting(tx, wordKindCodes.answer, [id]);
}

/** The author of the question accepts an answer, or takes that back. */
export async function acceptAnswer(
  context: CallerContext<'db'>,
  { questionId, answerId }: Static<C['accept']['body']>,
) {
  const { found } = await openQuestion(context, questionId);
  if (found.row.personId !== context.person.id) refuse('access.denied');
  if (answerId !== undefined) {
    const { row } = await openAnswer(context, answerId);
    if (row.questionId !== questionId) refuse('courseAnswer.gone');
  }
  await updateQuestion(context.db, questionId, { acceptedId: answerId ?? null });
  return null;
}
