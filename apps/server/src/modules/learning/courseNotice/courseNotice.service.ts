import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  CourseNotice,
  CourseNoticeContract as C,
  TaughtNotice,
} from '@cheese/domain/contract/learning/courseNotice';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { requireText } from '../../../calls/requireText';
import { publishText, type Spoken } from '../../people/publicWord/publicWord.service';
import { requireTeaching } from '../course/course.door';
import { openTaught, openTold } from '../courseLearner/courseLearner.taught';
import {
  deleteNotice,
  findNotice,
  insertNotice,
  lockNotice,
  type NoticeFound,
  selectLatest,
  selectNotices,
  updateNotice,
} from './courseNotice.store';
import { notifyLearners } from './courseNotice.notify';

const LATEST = 3;

const toNotice = ({ row, teacher }: NoticeFound): CourseNotice => ({
  id: row.id,
  title: row.title,
  text: row.text,
  teacher,
  sentAt: row.sentAt.getTime(),
  editedAt: row.editedAt?.getTime() ?? null,
});

/** Empty for users without access to the whole course. */
export async function listLatest(db: Db, courseId: number, isWhole: boolean) {
  return isWhole ? (await selectLatest(db, courseId, LATEST)).map(toNotice) : [];
}

const toTaught = (found: NoticeFound): TaughtNotice => ({
  ...toNotice(found),
  isHeld: found.row.heldAt !== null,
});

export async function listTaught(
  context: CallerContext<'db'>,
  { courseId, ...paged }: Static<C['taught']['query']>,
): Promise<Answers<C['taught']>> {
  const { isOpen } = await openTaught(context, courseId);
  const { rows, total } = await selectNotices(context.db, courseId, paged);
  return { list: rows.map(toTaught), total, isOpen };
}

const partsOf = ({ title, text }: { title: string; text: string }) => ({
  title: requireText(title),
  text: requireText(text),
});

export async function sendNotice(
  context: CallerContext<'db'>,
  { courseId, ...said }: Static<C['send']['body']>,
): Promise<Spoken> {
  const { db, person, clock } = context;
  await openTold(context, courseId);
  const now = clock.now();
  await consumeRateLimits(db, now, [
    { key: `courseNotice:${courseId}`, limit: limits.noticesOfCourse },
  ]);
  const row = { courseId, personId: person.id, sentAt: now };
  return publishText(
    context,
    { kind: wordKindCodes.courseNotice, parts: partsOf(said) },
    async (tx, { said: heard, heldAt }) => {
      const id = await insertNotice(tx, { ...row, ...heard, heldAt });
      if (heldAt === null) await notifyLearners(tx, id, now);
      return id;
    },
  );
}

/** A notice the user may change, as any teacher of the course. */
async function openNotice(context: CallerContext<'db'>, id: number) {
  const row = (await findNotice(context.db, id)) ?? refuse('courseNotice.gone');
  await requireTeaching(context, row.courseId);
  return row;
}

/** Learners who have read the notice keep it as read, with the new text. */
export async function editNotice(
  context: CallerContext<'db'>,
  { id, seenAt, ...said }: Static<C['edit']['body']>,
): Promise<Spoken> {
  await openNotice(context, id);
  const now = context.clock.now();
  return publishText(
    context,
    { kind: wordKindCodes.courseNotice, parts: partsOf(said) },
    async (tx, { said: heard, heldAt }) => {
      const before = (await lockNotice(tx, id)) ?? refuse('courseNotice.gone');
      if ((before.editedAt?.getTime() ?? null) !== seenAt) refuse('courseNotice.changed');
      await updateNotice(tx, id, { ...heard, heldAt, editedAt: now });
      await notifyLearners(tx, id, now);
      return id;
    },
  );
}

export async function removeNotice(context: CallerContext<'db'>, id: number) {
  await openNotice(context, id);
  await context.db.transaction((tx) => dropNotice(tx, id));
  return null;
}

export async function dropNotice(tx: Db, id: number) {
  await deleteNotice(tx, id);
  await deleteWaiting(tx, wordKindCodes.courseNotice, [id]);
}
