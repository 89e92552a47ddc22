import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import type { Db } from '@cheese/server/db/database';
import { courseware } from '@cheese/server/modules/learning/course/course.tables';
import {
  comment,
  courseRating,
} from '@cheese/server/modules/learning/course/learners/comment.tables';
import { courseNotice } from '@cheese/server/modules/learning/courseNotice/courseNotice.tables';
import {
  courseAnswer,
  courseQuestion,
} from '@cheese/server/modules/learning/courseQuestion/courseQuestion.tables';
import { courseNote } from '@cheese/server/modules/learning/courseNote/courseNote.tables';
import { asPrivateText } from '@cheese/server/modules/people/publicWord/publicWord.passed';
import { and, eq } from 'drizzle-orm';
import type { SeedSaid } from './learners/said';

const HOUR_MS = 3_600_000;

interface Where {
  courseId: number;
  teacherId: number;
  learners: readonly number[];
  now: Date;
}

/** What was written about a course, each an hour after the other. */
export async function plantSaid(
  db: Db,
  said: SeedSaid,
  { courseId, teacherId, learners, now }: Where,
) {
  let hours = 200;
  const next = () => new Date(now.getTime() - hours-- * HOUR_MS);
  const by = (nth: number) => learners[nth] ?? 0;
  for (const { by: nth, stars, text } of said.comments) {
    const [personId, createdAt] = [by(nth), next()];
    const about = { subjectType: commentSubjectCodes.course, subjectId: courseId } as const;
    await db.insert(comment).values({ ...about, personId, createdAt, text: asPrivateText(text) });
    await db.insert(courseRating).values({ courseId, personId, stars, ratedAt: createdAt });
  }
  for (const { by: nth, text, item, position = null } of said.notes) {
    const coursewareId = item === undefined ? null : await findItem(db, courseId, item);
    await db.insert(courseNote).values({
      courseId,
      coursewareId,
      position,
      personId: by(nth),
      visibility: noteVisibilityCodes.public,
      createdAt: next(),
      html: asPrivateText(`<p>${text}</p>`),
      words: asPrivateText(text),
    });
  }
  for (const { by: nth, title, text, answer, isAccepted } of said.questions) {
    const row = { courseId, personId: by(nth), askedAt: next() };
    const [asked] = await db
      .insert(courseQuestion)
      .values({ ...row, title: asPrivateText(title), text: asPrivateText(text) })
      .returning({ id: courseQuestion.id });
    if (!asked || answer === undefined) continue;
    const [answered] = await db
      .insert(courseAnswer)
      .values({
        questionId: asked.id,
        personId: teacherId,
        answeredAt: next(),
        text: asPrivateText(answer),
      })
      .returning({ id: courseAnswer.id });
    if (!answered || !isAccepted) continue;
    const accepted = { acceptedId: answered.id };
    await db.update(courseQuestion).set(accepted).where(eq(courseQuestion.id, asked.id));
  }
  const { title, text } = said.notice;
  const row = { courseId, personId: teacherId, sentAt: next() };
  await db
    .insert(courseNotice)
    .values({ ...row, title: asPrivateText(title), text: asPrivateText(text) });
}

async function findItem(db: Db, courseId: number, title: string): Promise<number> {
  const isIt = and(eq(courseware.courseId, courseId), eq(courseware.title, title));
  const [row] = await db.select({ id: courseware.id }).from(courseware).where(isIt);
  if (!row) throw new Error(`The course ${courseId} has no item ${title}.`);
  return row.id;
}
