import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import { topicKindCodes } from '@cheese/domain/codes/classroom/topics';
import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { ClassroomDiscussContract as C } from '@cheese/domain/contract/classroom/classroomDiscuss';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { deleteSaid } from '../../learning/comment/comment.door';
import { titledArticle } from '../../people/publicWord/publicArticle';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { publishText, type Spoken } from '../../people/publicWord/publicWord.service';
import type { InClassroom } from '../seat/answerInClassroom';
import { isStaff, type Seat } from '../seat/seat';
import type { ClassTopicRow } from './classroomDiscuss.tables';
import {
  countOthers,
  deleteTopic,
  findReply,
  insertTopic,
  lockTopic,
  updateTopic,
} from './topic.store';

const kind = wordKindCodes.classTopic;

export function publishTopic(
  context: InClassroom,
  { kind: topicKind, isAnonymous, ...said }: Static<C['publish']['body']>,
): Promise<Spoken> {
  const { person, clock, seat } = context;
  const row = {
    teachingClassId: seat.classId,
    kind: topicKind,
    personId: person.id,
    author: seat.memberName,
    // Those who teach speak with their names.
    isAnonymous: isAnonymous && !isStaff(seat),
    state: commentStateCodes.shown,
    createdAt: clock.now(),
  };
  const speech = { kind, ...titledArticle(said), isNew: true };
  return publishText(context, speech, (tx, { said: heard, heldAt }) =>
    insertTopic(tx, { ...row, ...heard, heldAt }),
  );
}

const take = async (tx: Db, { classId }: Seat, id: number) =>
  (await lockTopic(tx, classId, id)) ?? refuse('classTopic.gone');

/** One's own, or for those who teach any. */
function requireOwn({ seat, person }: InClassroom, row: ClassTopicRow) {
  if (row.personId !== person.id && !isStaff(seat)) refuse('access.denied');
}

export function editTopic(
  context: InClassroom,
  { id, seenAt, ...said }: Static<C['edit']['body']>,
): Promise<Spoken> {
  const { seat, person, clock } = context;
  return publishText(
    context,
    { kind, ...titledArticle(said) },
    async (tx, { said: heard, heldAt }) => {
      const row = await take(tx, seat, id);
      if (row.personId !== person.id) refuse('access.denied');
      if (row.state === commentStateCodes.locked) refuse('classTopic.locked');
      if ((row.editedAt?.getTime() ?? null) !== seenAt) refuse('classTopic.changed');
      await updateTopic(tx, id, { ...heard, heldAt, editedAt: clock.now() });
      return id;
    },
  );
}

export const setTopicState = (
  { db, seat }: InClassroom,
  { id, state }: Static<C['setState']['body']>,
) => change(db, seat, id, { state });

export const pinTopic = (
  { db, clock, seat }: InClassroom,
  { id, isPinned }: Static<C['pin']['body']>,
) => change(db, seat, id, { pinnedAt: isPinned ? clock.now() : null });

/** Those who moderate do so after the term, too: what is hidden then stays unseen. */
const change = (
  db: Db,
  seat: Seat,
  id: number,
  set: Partial<Pick<ClassTopicRow, 'state' | 'pinnedAt'>>,
) =>
  db.transaction(async (tx) => {
    await take(tx, seat, id);
    await updateTopic(tx, id, set);
    return null;
  });

export const setBest = (context: InClassroom, { id, commentId }: Static<C['setBest']['body']>) =>
  context.db.transaction(async (tx) => {
    const { seat } = context;
    const row = await take(tx, seat, id);
    requireOwn(context, row);
    if (row.kind !== topicKindCodes.question) refuse('access.denied');
    if (commentId !== null && !(await findReply(tx, { ...seat, id }, commentId))) {
      refuse('comment.gone');
    }
    await updateTopic(tx, id, { bestId: commentId });
    return null;
  });

export const removeTopic = (context: InClassroom, id: number) =>
  context.db.transaction(async (tx) => {
    const row = await take(tx, context.seat, id);
    requireOwn(context, row);
    if (!isStaff(context.seat) && (await countOthers(tx, row)) > 0) refuse('classTopic.answered');
    await dropTopic(tx, id);
    return null;
  });

export async function dropTopic(tx: Db, id: number) {
  const said = await deleteSaid(tx, commentSubjectCodes.classroom, id);
  await deleteTopic(tx, id);
  await deleteWaiting(tx, kind, [id]);
  if (said.length > 0) await deleteWaiting(tx, wordKindCodes.comment, said);
}
