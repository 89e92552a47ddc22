import { discussedTypeCodes } from '@cheese/domain/codes/learning/studiedTypes';
import { noticeTargetCodes } from '@cheese/domain/codes/people/noticeTargets';
import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import type { Db } from '../../../db/database';
import { findAnswer, findQuestion } from './courseQuestion.store';
import { texts } from './courseQuestion.texts';
import { findAsked } from './courseQuestion.taught.store';
import { notifyOfCourse, tellResponse } from '../../people/notice/notice.door';

const excerptOf = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** The teachers of the course learn that they are asked. */
export async function notifyTeachers(tx: Db, id: number, now: Date) {
  const found = await findAsked(tx, id);
  if (!found) return;
  const { teacherIds: personIds, title, text, ...course } = found;
  const said = { title: texts.asked(title), text: excerptOf(text) };
  await notifyOfCourse(tx, { personIds, course, ...said, now });
}

export async function notifyAsker(tx: Db, answerId: number, now: Date) {
  const answer = await findAnswer(tx, answerId);
  const found = answer && (await findQuestion(tx, answer.questionId));
  if (!answer || !found) return;
  const { row } = found;
  await tellResponse(tx, {
    kind: noticeKindCodes.reply,
    personId: row.personId,
    senderId: answer.personId,
    now,
    text: excerptOf(answer.text),
    about: {
      ...({ target: noticeTargetCodes.question, targetId: row.id, excerpt: row.title } as const),
      ...({ productId: row.courseId, productType: discussedTypeCodes.course } as const),
    },
  });
}
