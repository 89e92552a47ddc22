import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { plainOf } from '@cheese/question-files/html/plain';
import type { Db } from '../../../db/database';
import {
  deleteNotice,
  keepOnlyFor,
  keepToldOf,
  tellOfCourseTo,
} from '../../people/notice/notice.door';
import { learnersOf, lockNotice, updateNotice } from './classroomNotice.store';

/** As much as the message centre shows. */
const PREVIEW = 200;

/** Brings what the learners have in their message centre into step with a notice. */
export async function tellLearners(tx: Db, id: number, now: Date) {
  const found = await lockNotice(tx, id);
  if (!found) return;
  const { title, html, noticeId, heldAt, teachingClassId, author } = found.row;
  if (heldAt !== null) {
    if (noticeId !== null) await deleteNotice(tx, noticeId);
    return;
  }
  const said = { title, text: plainOf(html).slice(0, PREVIEW) };
  if (noticeId !== null) {
    await keepToldOf(tx, noticeId, said);
    await keepOnlyFor(tx, noticeId, learnersOf(teachingClassId));
    return;
  }
  const told = await tellOfCourseTo(tx, learnersOf(teachingClassId), {
    ...said,
    kind: noticeKindCodes.classroom,
    course: { courseId: teachingClassId, courseName: found.className, teacherName: author },
    now,
  });
  await updateNotice(tx, id, { noticeId: told });
}
