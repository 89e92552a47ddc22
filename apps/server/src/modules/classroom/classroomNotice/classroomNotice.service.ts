import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type { ClassroomNoticeContract as C } from '@cheese/domain/contract/classroom/classroomNotice';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { insertReads } from '../../people/notice/notice.door';
import { titledArticle } from '../../people/publicWord/publicArticle';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { publishText, type Spoken } from '../../people/publicWord/publicWord.service';
import type { InClassroom } from '../seat/answerInClassroom';
import { readerOf } from '../seat/reader';
import { isStaff } from '../seat/seat';
import {
  countReads,
  deleteNotice,
  findSeen,
  insertNotice,
  insertRead,
  lockNotice,
  selectNotices,
  updateNotice,
} from './classroomNotice.store';
import { tellLearners } from './classroomNotice.tell';

type Listed = Awaited<ReturnType<typeof selectNotices>>['rows'][number];

const toNotice = ({ id, title, author, ...row }: Omit<Listed, 'total'>) => ({
  id,
  title,
  author,
  isPinned: row.pinnedAt !== null,
  isRead: row.readAt !== null,
  isHeld: row.heldAt !== null,
  publishedAt: row.publishedAt.getTime(),
  editedAt: row.editedAt?.getTime() ?? null,
});

export async function listNotices(
  context: InClassroom,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectNotices(context.db, readerOf(context), query);
  return { list: rows.map(toNotice), total };
}

export async function readNotice(context: InClassroom, id: number): Promise<Answers<C['detail']>> {
  const { db, seat, person, clock } = context;
  const found = (await findSeen(db, readerOf(context), id)) ?? refuse('classNotice.gone');
  const now = clock.now();
  const isNew = found.readAt === null && seat.role !== null;
  if (isNew) await insertRead(db, id, person.id, now);
  const { noticeId } = found;
  // Also where it was read before: a notice that was held meanwhile is told anew.
  if (noticeId !== null) await insertReads(db, { personId: person.id, now }, { ids: [noticeId] });
  const reads = isStaff(seat) ? await countReads(db, seat.classId, id) : null;
  return { ...toNotice(found), isRead: true, html: found.html, reads };
}

const kind = wordKindCodes.classNotice;

export async function publishNotice(
  context: InClassroom,
  said: Static<C['publish']['body']>,
): Promise<Spoken> {
  const { db, person, clock, seat } = context;
  const now = clock.now();
  const speech = { kind, ...titledArticle(said), isNew: true };
  await consumeRateLimits(db, now, [
    { key: `classNotice:${seat.classId}`, limit: limits.noticesOfCourse },
  ]);
  const row = { teachingClassId: seat.classId, personId: person.id, author: seat.memberName };
  return publishText(context, speech, async (tx, { said: heard, heldAt }) => {
    const { id } = await insertNotice(tx, { ...row, ...heard, heldAt, publishedAt: now });
    await tellLearners(tx, id, now);
    return id;
  });
}

/** Learners who have read the notice keep it as read, with the new text. */
export async function editNotice(
  context: InClassroom,
  { id, seenAt, ...said }: Static<C['edit']['body']>,
): Promise<Spoken> {
  const { seat, clock } = context;
  const now = clock.now();
  return publishText(
    context,
    { kind, ...titledArticle(said) },
    async (tx, { said: heard, heldAt }) => {
      const { row } = await takeNotice(tx, id, seat.classId);
      if ((row.editedAt?.getTime() ?? null) !== seenAt) refuse('classNotice.changed');
      await updateNotice(tx, id, { ...heard, heldAt, editedAt: now });
      await tellLearners(tx, id, now);
      return id;
    },
  );
}

const takeNotice = async (tx: Db, id: number, classId: number) =>
  (await lockNotice(tx, id, classId)) ?? refuse('classNotice.gone');

export const pinNotice = (
  { db, clock, seat }: InClassroom,
  { id, isPinned }: Static<C['pin']['body']>,
) =>
  db.transaction(async (tx) => {
    await takeNotice(tx, id, seat.classId);
    await updateNotice(tx, id, { pinnedAt: isPinned ? clock.now() : null });
    return null;
  });

export const removeNotice = ({ db, seat }: InClassroom, id: number) =>
  db.transaction(async (tx) => {
    await takeNotice(tx, id, seat.classId);
    await dropNotice(tx, id);
    return null;
  });

export async function dropNotice(tx: Db, id: number) {
  await deleteNotice(tx, id);
  await deleteWaiting(tx, kind, [id]);
}
