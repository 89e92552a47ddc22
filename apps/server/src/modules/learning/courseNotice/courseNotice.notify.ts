import type { Db } from '../../../db/database';
import { findTaught } from '../courseLearner/courseLearner.taught';
import { deleteTold, findNotice, updateNotice } from './courseNotice.store';
import { learnerIds } from '../courseLearner/courseLearner.door';
import { keepToldOf, tellOfCourseTo } from '../../people/notice/notice.door';

/** Brings what those who learn have in their message centre into step with a notice. */
export async function notifyLearners(tx: Db, id: number, now: Date) {
  const row = await findNotice(tx, id);
  if (!row) return;
  const { title, text, noticeId, heldAt, courseId } = row;
  // An announcement held for moderation is withdrawn from the message centre.
  if (heldAt !== null) return deleteTold(tx, noticeId);
  if (noticeId !== null) return keepToldOf(tx, noticeId, { title, text });
  const of = await findTaught(tx, courseId, now);
  // The course was withdrawn during moderation.
  if (!of?.isOpen) return;
  const told = await tellOfCourseTo(tx, learnerIds(of, now), {
    course: { courseId, courseName: of.courseName },
    title,
    text,
    now,
  });
  await updateNotice(tx, id, { noticeId: told });
}
